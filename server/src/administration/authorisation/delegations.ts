import type * as contract from '@portal/shared-lib/contract/authorisation'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { RIGHTS_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import { sql } from 'kysely'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import { DAY_MS, dateTimeOf, startOfDay } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { refuse, refuseField, refuseRule } from '../../platform/refusal'
import { mayAgreeTo, refuseAlone } from '../accounts/second-officer'

type Delegations = CallAnswer<typeof contract.postDelegations>['list']

/** Those that count now or later, or wait for another officer, those that end first before others. */
export async function listDelegations(
  db: Db,
  asker: Pick<Caller, 'personId' | 'roles'>,
  now: Date,
): Promise<Delegations> {
  const rows = await db
    .selectFrom('delegation')
    .innerJoin('post', 'post.id', 'delegation.post_id')
    .innerJoin('person as holder', 'holder.id', 'post.person_id')
    .innerJoin('person as deputy', 'deputy.id', 'to_person_id')
    .innerJoin('organisation', 'organisation.id', 'org_id')
    .innerJoin('department', 'department.id', 'dept_id')
    .leftJoin('person as proposer', 'proposer.id', 'proposed_by')
    .where('until_at', '>', now)
    .orderBy('waits', 'desc')
    .orderBy('until_at')
    .orderBy('delegation.id')
    .select(['delegation.id', 'reason', 'waits', 'from_at as fromAt', 'until_at as untilAt', 'proposed_at as at'])
    .select(['proposer.user_name as by', 'proposed_by as proposer', 'holder.user_name as holderName'])
    .select(['deputy.user_name as toName', 'company_name as orgName', 'dept_name as deptName'])
    .select(
      sql<string[]>`array(select role_name from role join post_role using (role_code)
        where post_role.post_id = post.id order by role_code)`.as('roleNames'),
    )
    .execute()
  return await Promise.all(
    rows.map(async ({ id, at, by, proposer, waits, fromAt, untilAt, ...row }) => ({
      ...row,
      id: String(id),
      by: by ?? '',
      at: dateTimeOf(at),
      fromAt: dateTimeOf(fromAt),
      untilAt: dateTimeOf(untilAt),
      waits: flag(waits),
      mayAgree: flag(waits && (await mayAgreeTo(db, asker, proposer))),
    })),
  )
}

/** How many the list has. */
export async function countDelegations(db: Db, now: Date): Promise<number> {
  const found = db.selectFrom('delegation').where('until_at', '>', now)
  const { count } = await found.select(eb => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Proposes a delegation; it counts from the first day to the end of the last. */
export async function delegate(
  db: Db,
  { fromAccount, orgName, toAccount, from, until, reason }: CallInput<typeof contract.delegatePost>,
  now: Date,
  by: Author,
): Promise<void> {
  const [holder, deputy] = [await personOf(db, fromAccount), await personOf(db, toAccount)]
  if (holder === deputy) refuseField(TEXTS.samePerson, 'toAccount')
  const [fromAt, untilAt] = [startOfDay(from), new Date(startOfDay(until).getTime() + DAY_MS)]
  if (untilAt <= now) refuseField(TEXTS.past, 'until')
  const post_id = await postOf(db, holder, orgName)
  const row = { post_id, to_person_id: deputy, from_at: fromAt, until_at: untilAt, reason }
  await db
    .insertInto('delegation')
    .values({ ...row, waits: true, proposed_by: by.personId ?? null, proposed_at: now })
    .execute()
  await record(db, 'delegatePost', post_id, { is: { to: deputy, from, until, reason } }, by)
}

/** Who is in use and no officer. */
async function personOf(db: Db, account: string): Promise<string> {
  const found = await db
    .selectFrom('person')
    .where('login_account', '=', account)
    .where('in_use', '=', true)
    .select(['id', sql<boolean>`is_officer(id)`.as('isOfficer')])
    .executeTakeFirst()
  const { id, isOfficer } = found ?? refuse('notFound', { what: '人员' })
  if (isOfficer) refuseRule(TEXTS.officer)
  return id
}

async function postOf(db: Db, personId: string, orgName: string): Promise<string> {
  const posts = await db
    .selectFrom('post')
    .innerJoin('organisation', 'organisation.id', 'org_id')
    .where('person_id', '=', personId)
    .$if(orgName !== '', query => query.where('company_name', '=', orgName))
    .select('post.id')
    .execute()
  if (posts.length > 1) refuseField(TEXTS.severalPosts, 'orgName')
  return posts[0]?.id ?? refuseField(TEXTS.noPost, 'orgName')
}

/** Lets a proposed delegation count. */
export async function agreeTo(db: Db, id: string, by: Author): Promise<void> {
  const { post_id, to_person_id, waits, proposed_by } = await lock(db, id)
  if (!waits) refuseRule(TEXTS.ended)
  await refuseAlone(db, by, [proposed_by])
  await db.updateTable('delegation').set({ waits: false }).where('id', '=', id).execute()
  await record(db, 'agreeDelegation', post_id, { is: { to: to_person_id, proposer: proposed_by } }, by)
}

/** At once: whoever acts there is signed out. One that never counted is gone. */
export async function endDelegation(db: Db, id: string, now: Date, by: Author): Promise<void> {
  const { post_id, to_person_id, waits, from_at, until_at } = await lock(db, id)
  if (until_at <= now) refuseRule(TEXTS.ended)
  if (waits || from_at >= now) await db.deleteFrom('delegation').where('id', '=', id).execute()
  else await db.updateTable('delegation').set({ until_at: now }).where('id', '=', id).execute()
  await record(db, 'endDelegation', post_id, { was: { to: to_person_id, waits } }, by)
}

async function lock(db: Db, id: string) {
  const found = await db.selectFrom('delegation').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  return found ?? refuseRule(TEXTS.ended)
}

type Change = Pick<Parameters<typeof recordSetting>[1], 'was' | 'is'>

const record = (db: Db, action: string, objectId: string, change: Change, by: Author) =>
  recordSetting(db, { action, objectType: 'post', objectId, ...change }, by)
