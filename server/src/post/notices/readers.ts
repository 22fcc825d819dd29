import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { noticeNonReaders, noticeReaders } from '@portal/shared-lib/contract/notices'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { rowsBefore } from '../../platform/paging/page'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'
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

/** Who has read a notice of the caller's organisation, the latest first, with the first of their organisations. */
export async function listReaders(
  db: Db,
  caller: Caller,
  ask: CallInput<typeof noticeReaders>,
): Promise<CallAnswer<typeof noticeReaders>> {
  const notice = await getOwn(db, caller, ask.id)
  const rows = await db
    .selectFrom('notice_reader')
    .innerJoin('person', 'person.id', 'notice_reader.person_id')
    .where('notice_id', '=', notice.id)
    .orderBy('read_at', 'desc')
    .orderBy('person_id')
    .offset(rowsBefore(ask))
    .limit(ask.limit)
    .select(['user_name as userName', 'read_at as readAt', organisationOf(db, 'notice_reader.person_id').as('orgName')])
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

/** Whose accounts are in use and who has not read a notice of the caller's organisation, those of an organisation together. */
export async function listNonReaders(
  db: Db,
  caller: Caller,
  ask: CallInput<typeof noticeNonReaders>,
): Promise<CallAnswer<typeof noticeNonReaders>> {
  const { id } = await getOwn(db, caller, ask.id)
  const missing = inUse(db).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('notice_reader')
          .whereRef('notice_reader.person_id', '=', 'person.id')
          .where('notice_id', '=', id)
          .select('notice_id'),
      ),
    ),
  )
  const { total } = await missing.select(row => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await missing
    .select(['person.id as personId', 'user_name as userName', organisationOf(db, 'person.id').as('orgName')])
    .orderBy('orgName')
    .orderBy('person.id')
    .offset(rowsBefore(ask))
    .limit(ask.limit)
    .execute()
  return { list: rows.map(row => ({ ...row, orgName: row.orgName ?? '' })), total: Number(total) }
}

/** A notice of the caller's organisation, with how many have read it, and how many could. */
async function getOwn(db: Db, { orgId }: Caller, id: string) {
  const notice = isRowId(id)
    ? await db
        .selectFrom('notice')
        .where('id', '=', id)
        .where('org_id', '=', orgId)
        .select(['id', readersOf(db).as('total')])
        .select(
          inUse(db)
            .select(row => row.fn.countAll<string>().as('count'))
            .$asScalar()
            .as('people'),
        )
        .executeTakeFirst()
    : undefined
  return notice ?? refuse('notFound', { what: '公告' })
}

export const readersOf = (db: Db) =>
  db
    .selectFrom('notice_reader')
    .where('notice_id', '=', sql.ref<string>('notice.id'))
    .select(row => row.fn.countAll<string>().as('count'))
    .$asScalar()

const inUse = (db: Db) => db.selectFrom('person').where('in_use', '=', true)

const organisationOf = (db: Db, personId: string) =>
  db
    .selectFrom('post')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('post.person_id', '=', sql.ref<string>(personId))
    .orderBy('post.id')
    .limit(1)
    .select('company_name')
    .$asScalar()
