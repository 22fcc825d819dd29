import { type RawBuilder, sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import { LISTED_TYPES, ONLINE_TYPES, type TodoType } from './types'

/** Open to-dos of some types in the caller's department: what a list shows, and what its badge counts. */
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
}

/** Which to-dos a list or a badge has for a caller: of each set those that are in no other. */
export type SetsOf = (caller: Caller) => readonly TodoSet[]

/** 部门待办, with the online petitions where the caller's key adds them. */
export const departmentSets = (caller: Caller, whose: 'department' | 'unclaimed' = 'department'): TodoSet[] =>
  withOnline(caller, 'departWsxfTab', { types: LISTED_TYPES, whose }, { types: ONLINE_TYPES, whose })

/** 个人待办. The online petitions are the department's in either total: nobody holds them before they are registered. */
export const personalSets = (caller: Caller): TodoSet[] =>
  withOnline(caller, 'personalWsxfTab', { types: LISTED_TYPES, whose: 'mine' }, ONLINE_SET)

const ONLINE_SET: TodoSet = { types: ONLINE_TYPES, whose: 'department' }

const withOnline = ({ permissions }: Caller, key: string, listed: TodoSet, online: TodoSet): TodoSet[] =>
  permissions.has(key) ? [listed, online] : [listed]

const always =
  (set: TodoSet): SetsOf =>
  () => [set]

const ofDepartment = (...types: readonly TodoType[]) => always({ types, whose: 'department' })

/** How long after its closing a petition may be checked. */
export const CHECKED_DAYS = 365
const TODAY = 1

/** The sets behind the other lists. */
export const SETS = {
  online: always(ONLINE_SET),
  leaderLetters: ofDepartment('leaderLetter'),
  reports: ofDepartment('reportSignFor'),
  returns: ofDepartment('returnSignFor'),
  notices: ofDepartment('accept', 'informExtension', 'deliver'),
  closingChecks: always({ types: ['closingCheck'], whose: 'department', days: CHECKED_DAYS }),
  proxyEntries: ofDepartment('proxyEntry'),
  scans: ofDepartment('registerScan'),
  unreadScans: always({ types: ['registerScan'], whose: 'department', unread: true }),
  scansToRegister: always({ types: ['registerScan'], whose: 'available' }),
  simple: always({ types: ['handle'], whose: 'mine', simple: true }),
  interviews: (() => [
    { types: ['interview'], whose: 'available', days: TODAY },
    { types: ['jointReception'], whose: 'available' },
  ]) satisfies SetsOf,
  windowTickets: always({ types: ['windowTicket'], whose: 'department', days: TODAY }),
} as const satisfies Readonly<Record<string, SetsOf>>

/** SQL of whether the open to-do in the query is of one of the sets. */
export function isOfSets(caller: Caller, sets: readonly TodoSet[], now: Date): RawBuilder<boolean> {
  const [only, ...others] = sets.map(set => isOfSet(caller, set, now))
  if (!only) return sql<boolean>`false`
  return others.length > 0 ? sql<boolean>`(${sql.join([only, ...others], sql` or `)})` : only
}

/** SQL of whether it is of one set. The types are one parameter, however many there are. */
export function isOfSet(caller: Caller, { types, whose, days, unread, simple }: TodoSet, now: Date) {
  const conditions = [
    sql<boolean>`todo.todo_type = any(${types}::text[])`,
    ...(whose === 'department' ? [] : [isWith(caller, whose)]),
    ...(days === undefined ? [] : [sql<boolean>`todo.created_at >= ${startOfDay(addDays(dayOf(now), 1 - days))}`]),
    ...(unread ? [IS_UNREAD] : []),
    ...(simple ? [IS_SIMPLE] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** That somebody has it is what the partial index todo_personal asks for. */
function isWith({ holderId }: Caller, whose: Exclude<TodoSet['whose'], 'department'>): RawBuilder<boolean> {
  if (whose === 'unclaimed') return sql<boolean>`todo.person_id = ''`
  if (whose === 'available') return sql<boolean>`todo.person_id in (${holderId}, '')`
  return sql<boolean>`todo.person_id = ${holderId} and todo.person_id <> ''`
}

/** None has been asked for, or it is under way or has failed. */
const IS_UNREAD = sql<boolean>`not exists (select from letter_recognition as read
  where read.province_code = todo.province_code and read.petition_id = todo.petition_id
    and read.state in ('done', 'unreadable'))`

/** SQL of whether the to-do in the query is about a step that is handled simply. */
export const IS_SIMPLE = sql<boolean>`exists (select from handling_step as step
  where step.province_code = todo.province_code and step.id = todo.step_id and step.simple)`
