import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { notices } from '@portal/shared-lib/contract/notices'
import { sql } from 'kysely'
import { dateTimeOf } from '../calendar/china-time'
import type { Db } from '../database/connect'
import { readCursor } from '../paging/cursor'
import { pageOf, rowsBefore } from '../paging/page'
import { countTotal } from '../paging/total'
import { publishedNotices } from './published'

type Ask = CallInput<typeof notices>

/** A page of the notices that match, newest first. */
export async function listNotices(db: Db, ask: Ask): Promise<CallAnswer<typeof notices>> {
  const published = publishedNotices(db, ask)
  const found = await pageAsked(published, ask).execute()
  const { rows, next } = pageOf(found, ask.limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return {
    list: rows.map(row => ({ ...row, createdAt: dateTimeOf(row.createdAt), attachments: [] })),
    ...(await countTotal(db, published)),
    next,
  }
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
