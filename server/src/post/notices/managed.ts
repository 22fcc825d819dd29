import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { managedNotices, NoticeState } from '@portal/shared-lib/contract/notices'
import type { Selectable } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import { contains } from '../../platform/paging/like'
import { pageOf, rowsBefore } from '../../platform/paging/page'
import { isRowId } from '../../platform/paging/row-id'
import { countTotal } from '../../platform/paging/total'
import { refuse } from '../../platform/refusal'
import { filesByNotice } from './files'
import { readersOf } from './readers'

/** The only way to notices that may be changed: those of the caller's organisation. */
const noticesOf = (db: Db, { orgId }: Caller) => db.selectFrom('notice').where('org_id', '=', orgId)

/** A page of what the caller's organisation has written, newest first. */
export async function listManaged(
  db: Db,
  caller: Caller,
  ask: CallInput<typeof managedNotices>,
  now: Date,
): Promise<CallAnswer<typeof managedNotices>> {
  const matching = noticesOf(db, caller).where('title', 'like', contains(ask.title ?? ''))
  const found = await matching
    .leftJoin('person', 'person.id', 'author_id')
    .selectAll('notice')
    .select(['user_name as author', readersOf(db).as('readCount')])
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .offset(rowsBefore(ask))
    .limit(ask.limit + 1)
    .execute()
  const { rows } = pageOf(found, ask.limit, ({ created_at, id }) => ({ at: created_at, id }))
  const files = await filesByNotice(
    db,
    rows.map(({ id }) => id),
  )
  return {
    list: rows.map(row => ({
      id: row.id,
      title: row.title,
      content: row.content,
      state: stateOf(row, now),
      publishAt: dateTimeOf(row.created_at),
      attachments: files(row.id),
      author: row.author ?? '',
      readCount: Number(row.readCount),
      version: row.version,
    })),
    ...(await countTotal(db, matching)),
  }
}

type Notice = Selectable<Database['notice']>

/** As those see it who write it. */
export function stateOf({ state, created_at }: Pick<Notice, 'state' | 'created_at'>, now: Date): NoticeState {
  return state === 'published' && created_at > now ? 'scheduled' : state
}

/** A notice of the caller's organisation that is about to be changed; refused where somebody else has changed it. */
export async function getToChange(
  db: Db,
  caller: Caller,
  { id, version }: { id: string; version: number | undefined },
): Promise<Notice> {
  const found = isRowId(id)
    ? await noticesOf(db, caller).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
    : undefined
  if (!found) return refuse('notFound', { what: '公告' })
  if (found.version !== version) return await refuseStale(db, found)
  return found
}

async function refuseStale(db: Db, { author_id, changed_at }: Notice): Promise<never> {
  const author = await db.selectFrom('person').where('id', '=', author_id).select('user_name').executeTakeFirst()
  return refuse('changedMeanwhile', { name: author?.user_name ?? '他人', time: dateTimeOf(changed_at).slice(0, 16) })
}
