import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { notices } from '@portal/shared-lib/contract/notices'
import { sql } from 'kysely'
import { DAY_MS, dateTimeOf, instantOf, SECOND_MS } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { readCursor } from '../../platform/paging/cursor'
import { contains } from '../../platform/paging/like'
import { pageOf, rowsBefore } from '../../platform/paging/page'
import { countTotal } from '../../platform/paging/total'
import { refuse } from '../../platform/refusal'
import { filesByNotice } from './files'
import { unreadOf, visibleNotices } from './visible'

type Ask = CallInput<typeof notices>

/** A page of the notices that match, newest first. */
export async function listNotices(db: Db, caller: Caller, ask: Ask, now: Date): Promise<CallAnswer<typeof notices>> {
  const published = publishedNotices(db, caller, ask, now)
  const found = await pageAsked(published, ask).execute()
  const { rows, next } = pageOf(found, ask.limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  const ids = rows.map(({ id }) => id)
  const [files, unread] = [await filesByNotice(db, ids), await unreadAmong(db, caller, ids, now)]
  return {
    list: rows.map(row => ({
      ...row,
      createdAt: dateTimeOf(row.createdAt),
      attachments: files(row.id),
      readFlag: flag(!unread.has(row.id)),
    })),
    ...(await countTotal(db, published)),
    next,
  }
}

/** How many notices the caller has not read. */
export async function countUnread(db: Db, caller: Caller, now: Date): Promise<number> {
  const { count } = await unreadOf(visibleNotices(db, now), caller, now)
    .select(row => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function unreadAmong(db: Db, caller: Caller, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await unreadOf(visibleNotices(db, now), caller, now).where('id', 'in', ids).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

function pageAsked(published: ReturnType<typeof publishedNotices>, ask: Ask) {
  const inOrder = published
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'title', 'content', 'publisher', 'created_at as createdAt'])
    .limit(ask.limit + 1)
  if (ask.cursor === undefined) return inOrder.offset(rowsBefore(ask))
  const { at, id } = readCursor(ask.cursor)
  return inOrder.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::bigint)`)
}

type Filters = Pick<CallInput<typeof notices>, 'title' | 'content' | 'from' | 'to' | 'unread'>

/** Notices that match; `from` and `to` are days, or date and time, at +08:00, and both count. */
function publishedNotices(db: Db, caller: Caller, filters: Filters, now: Date) {
  const { title = '', content = '', from, to, unread = false } = filters
  const matching = visibleNotices(db, now)
    .where('title', 'like', contains(title))
    .where('content', 'like', contains(content))
  const since = from ? matching.where('created_at', '>=', spanOf(from, 'starttime').start) : matching
  const until = to ? since.where('created_at', '<', spanOf(to, 'endtime').end) : since
  return unread ? unreadOf(until, caller, now) : until
}

/** What a day, or a second, covers. */
function spanOf(text: string, field: string): { start: Date; end: Date } {
  const [dateTime, lengthMs] = text.includes(' ') ? [text, SECOND_MS] : [`${text} 00:00:00`, DAY_MS]
  const start = instantOf(dateTime) ?? refuse('badInput', { detail: field })
  return { start, end: new Date(start.getTime() + lengthMs) }
}
