import type { TodoType } from '../../../petitions/todos/types'

const LEADER_MAILBOX = '303'

/** What waits online: letters to leaders have a list of their own. */
export const WAITING_ONLINE: readonly TodoType[] = ['registerOnline', 'leaderLetter']

export const todoTypeOf = (channel: string): TodoType =>
  channel === LEADER_MAILBOX ? 'leaderLetter' : 'registerOnline'
