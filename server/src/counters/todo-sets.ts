import type { Caller } from '../identity/caller'
import { LISTED_TYPES, ONLINE_TYPES, type TodoType } from '../todos/types'

/** Open to-dos of some types in the caller's department. */
export interface TodoSet {
  readonly types: readonly TodoType[]
  /** Held by the caller, by nobody yet, by either; or all of the department. */
  readonly whose: 'mine' | 'unclaimed' | 'available' | 'department'
  /** Only those opened in so many days up to today; 1 is today alone. */
  readonly days?: number
  /** Only scanned letters in which nothing was read yet. */
  readonly unread?: true
  /** Only of petitions that are handled simply. */
  readonly simple?: true
  /** With the approvals that others have entrusted to the caller. */
  readonly withEntrusted?: true
}

/** What the list of to-dos shows, and the online petitions where the caller's key adds them. */
export const departmentSets = (caller: Caller, whose: 'department' | 'unclaimed' = 'department'): TodoSet[] =>
  withOnline(caller, 'departWsxfTab', { types: LISTED_TYPES, whose }, { types: ONLINE_TYPES, whose })

/** The caller's own. The online petitions are the department's in either total: nobody holds them before they are registered. */
export const personalSets = (caller: Caller): TodoSet[] =>
  withOnline(caller, 'personalWsxfTab', { types: LISTED_TYPES, whose: 'mine' }, ONLINE_SET)

export const ONLINE_SET: TodoSet = { types: ONLINE_TYPES, whose: 'department' }

const withOnline = ({ permissions }: Caller, key: string, listed: TodoSet, online: TodoSet): TodoSet[] =>
  permissions.has(key) ? [listed, online] : [listed]
