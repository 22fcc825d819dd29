import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { noticeReaders } from '@portal/shared-lib/contract/notices'
import { sql } from 'kysely'
import { dateTimeOf } from '../calendar/china-time'
import type { Db } from '../database/connect'
import { refuse } from '../http/refusal'
import type { Caller } from '../identity/caller'
import { rowsBefore } from '../paging/page'
import { isRowId } from '../paging/row-id'
import { visibleNotices } from './visible'

/** Notes that the caller has read these; what the caller cannot see has no effect. */
export async function markRead(db: Db, { personId }: Caller, ids: readonly string[], now: Date): Promise<void> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return
  const seen = await visibleNotices(db, now).where('id', 'in', known).select('id').execute()
  const rows = seen.map(({ id }) => ({ notice_id: id, person_id: personId, read_at: now }))
  if (rows.length === 0) return
  await db
    .insertInto('notice_reader')
    .values(rows)
    .onConflict(row => row.doNothing())
    .execute()
}

type Ask = CallInput<typeof noticeReaders>

/** Who has read a notice of the caller's organisation, the latest first, with the first of their organisations. */
export async function listReaders(db: Db, { orgId }: Caller, ask: Ask): Promise<CallAnswer<typeof noticeReaders>> {
  const notice = isRowId(ask.id)
    ? await db
        .selectFrom('notice')
        .where('id', '=', ask.id)
        .where('org_id', '=', orgId)
        .select(['id', readersOf(db).as('total'), peopleInUse(db).as('people')])
        .executeTakeFirst()
    : undefined
  if (!notice) return refuse('notFound', { what: '公告' })
  const rows = await db
    .selectFrom('notice_reader')
    .innerJoin('person', 'person.id', 'notice_reader.person_id')
    .where('notice_id', '=', notice.id)
    .orderBy('read_at', 'desc')
    .orderBy('person_id')
    .offset(rowsBefore(ask))
    .limit(ask.limit)
    .select(['user_name as userName', 'read_at as readAt', organisationOf(db).as('orgName')])
    .execute()
  return {
    list: rows.map(({ userName, readAt, orgName }) => ({
      userName,
      readAt: dateTimeOf(readAt),
      orgName: orgName ?? '',
    })),
    total: Number(notice.total),
    people: Number(notice.people),
  }
}

export const readersOf = (db: Db) =>
  db
    .selectFrom('notice_reader')
    .where('notice_id', '=', sql.ref<string>('notice.id'))
    .select(row => row.fn.countAll<string>().as('count'))
    .$asScalar()

const peopleInUse = (db: Db) =>
  db
    .selectFrom('person')
    .where('in_use', '=', true)
    .select(row => row.fn.countAll<string>().as('count'))
    .$asScalar()

const organisationOf = (db: Db) =>
  db
    .selectFrom('post')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('post.person_id', '=', sql.ref<string>('notice_reader.person_id'))
    .orderBy('post.id')
    .limit(1)
    .select('company_name')
    .$asScalar()
