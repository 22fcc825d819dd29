import { MAIL_TEXTS } from '@portal/shared-lib/contract/rules/mail'
import { activePeople } from '../../people/directory/active-people'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

export interface Receiver {
  readonly personId: string
  readonly orgId: string
  readonly deptId: string
}

/** Accounts named in a refusal; a list of thousands would tell nobody anything. */
const NAMED_AT_MOST = 5

/**
 * Those whom login accounts name, in the order given, each once, with the post that stands beside the name in the
 * outbox. Refuses accounts that cannot read mail.
 */
export async function getReceivers(db: Db, accounts: readonly string[]): Promise<Receiver[]> {
  const wanted = [...new Set(accounts)]
  const active = await activePeople(db, wanted)
  const receivers = new Map(active.map(({ account, ...receiver }) => [account, receiver]))
  const missing = wanted.filter(account => !receivers.has(account))
  if (missing.length > 0) refuseMissing(missing)
  return wanted.flatMap(account => receivers.get(account) ?? [])
}

function refuseMissing(accounts: readonly string[]): never {
  const more = accounts.length > NAMED_AT_MOST ? '等' : ''
  return refuseRule(`${MAIL_TEXTS.receiversGone}${accounts.slice(0, NAMED_AT_MOST).join('、')}${more}，请重新选择`)
}
