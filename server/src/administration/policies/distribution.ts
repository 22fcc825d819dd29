import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/policies'
import { POLICY_TEXTS } from '@portal/shared-lib/contract/rules/policies'
import { setDistribution } from '../../petitions/todos/assign/set-distribution'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { refuseField } from '../../platform/refusal'
import { codeOf } from './organisation'

type Asked = Pick<CallInput<typeof contract.setDistribution>, 'orgId' | 'rules'>

export async function readDistribution(db: Db, orgId: string): Promise<CallAnswer<typeof contract.distribution>> {
  await codeOf(db, orgId)
  return { rules: await rulesOf(db, orgId), people: await peopleOf(db, orgId) }
}

async function rulesOf(db: Db, orgId: string): Promise<Asked['rules']> {
  const rows = await db
    .selectFrom('distribution_rule')
    .innerJoin('person', 'person.id', 'person_id')
    .where('org_id', '=', orgId)
    .orderBy('category')
    .orderBy('login_account')
    .select(['category', 'login_account as account'])
    .execute()
  const categories = [...new Set(rows.map(({ category }) => category))]
  return categories.map(category => ({
    category,
    accounts: rows.filter(row => row.category === category).map(({ account }) => account),
  }))
}

const peopleOf = (db: Db, orgId: string) =>
  db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .where('post.org_id', '=', orgId)
    .where('person.in_use', '=', true)
    .orderBy('department.sort_no')
    .orderBy('user_name')
    .select(['login_account as account', 'user_name as userName', 'dept_name as deptName'])
    .execute()

/** What setting it would change. */
export async function previewOfDistribution(
  db: Db,
  provinceCode: string,
  asked: Asked,
): Promise<CallAnswer<typeof contract.previewDistribution>> {
  await refuseUnfit(db, asked)
  const { orgId, rules } = asked
  const was = new Set((await rulesOf(db, orgId)).flatMap(({ accounts }) => accounts))
  const is = new Set(rules.flatMap(({ accounts }) => accounts))
  const names = new Map((await peopleOf(db, orgId)).map(({ account, userName }) => [account, userName]))
  const named = (accounts: readonly string[]) => accounts.map(account => names.get(account) ?? account)
  const { count } = await db
    .selectFrom('todo')
    .where('province_code', '=', provinceCode)
    .where('org_id', '=', orgId)
    .where('person_id', '=', '')
    .where('done_at', 'is', null)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    unclaimed: Number(count),
    added: named([...is].filter(account => !was.has(account))),
    removed: named([...was].filter(account => !is.has(account))),
  }
}

/** Sets it as the command does; what cannot be is refused in the officer's words. */
export async function setByOfficer(
  db: Db,
  { reason, ...asked }: CallInput<typeof contract.setDistribution>,
  by: Author,
): Promise<void> {
  await refuseUnfit(db, asked)
  const categories = Object.fromEntries(asked.rules.map(({ category, accounts }) => [category, accounts]))
  await setDistribution(db, [{ organisation: await codeOf(db, asked.orgId), categories }], { by, reason })
}

async function refuseUnfit(db: Db, { orgId, rules }: Asked): Promise<void> {
  await codeOf(db, orgId)
  const categories = rules.map(({ category }) => category)
  if (new Set(categories).size < categories.length) refuseField(POLICY_TEXTS.categoryTwice, 'rules')
  const codes = await db.selectFrom('code_item').where('table_name', '=', 'DM_NRFL').select('code_id').execute()
  const isKnown = (category: string) => codes.some(({ code_id }) => code_id.startsWith(category))
  if (!categories.every(isKnown)) refuseField(POLICY_TEXTS.category, 'rules')
  const people = new Set((await peopleOf(db, orgId)).map(({ account }) => account))
  const accounts = rules.flatMap(rule => rule.accounts)
  if (!accounts.every(account => people.has(account))) refuseField(POLICY_TEXTS.stranger, 'rules')
}
