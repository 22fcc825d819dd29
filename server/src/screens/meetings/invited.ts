import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { activePeople } from '../../people/directory/active-people'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

export interface Invited {
  readonly personId: string
  /** Of the first of their posts. */
  readonly orgId: string
}

/** Those whom login accounts name, each once. Refuses the caller, and accounts that nobody uses. */
export async function getInvited(db: Db, caller: Caller, accounts: readonly string[]): Promise<Invited[]> {
  const wanted = [...new Set(accounts)]
  if (wanted.includes(caller.account)) refuseRule(MEETING_TEXTS.inviteSelf)
  const found = await activePeople(db, wanted)
  const missing = wanted.filter(account => !found.some(person => person.account === account))
  if (missing.length) refuseRule(MEETING_TEXTS.invitedGone + missing.join('、'))
  return found
}
