import type { Db } from '../database/connect'
import { refuseRule } from '../http/refusal'

export interface Receiver {
  readonly personId: string
  readonly orgId: string
  readonly deptId: string
}

/** Accounts named in a refusal; a list of thousands would tell nobody anything. */
const NAMED_AT_MOST = 5

/** Those whom login accounts name, in the order given, each once. Refuses accounts that cannot read mail. */
export async function getReceivers(db: Db, accounts: readonly string[]): Promise<Receiver[]> {
  const wanted = [...new Set(accounts)]
  const active = await activeReceivers(db, wanted)
  const receivers = new Map(active.map(({ account, ...receiver }) => [account, receiver]))
  const missing = wanted.filter(account => !receivers.has(account))
  if (missing.length > 0) refuseMissing(missing)
  return wanted.flatMap(account => receivers.get(account) ?? [])
}

/** With the first of their posts, which stands beside the name in the outbox. */
function activeReceivers(db: Db, accounts: readonly string[]) {
  return db
    .selectFrom('person')
    .innerJoin('post', 'post.person_id', 'person.id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('login_account', 'in', accounts)
    .where('person.in_use', '=', true)
    .where('organisation.in_use', '=', true)
    .distinctOn('person.id')
    .orderBy('person.id')
    .orderBy('post.id')
    .select(['login_account as account', 'person.id as personId', 'post.org_id as orgId', 'post.dept_id as deptId'])
    .execute()
}

function refuseMissing(accounts: readonly string[]): never {
  const more = accounts.length > NAMED_AT_MOST ? '等' : ''
  return refuseRule(`收件人不存在或已停用：${accounts.slice(0, NAMED_AT_MOST).join('、')}${more}，请重新选择`)
}
