import type { downloads, managedDownloads } from '@portal/shared-lib/contract/downloads'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { readCursor } from '../../platform/paging/cursor'
import { pageOf, rowsBefore } from '../../platform/paging/page'
import { countTotal } from '../../platform/paging/total'
import { filesByDownload } from './files'

/** What everybody may download. */
export const offered = (db: Db) => db.selectFrom('download').where('withdrawn', '=', false)

type Input = Pick<CallInput<typeof downloads>, 'pageNumber' | 'limit' | 'cursor'>

/** A page of what is offered, newest first. */
export const listOffered = (db: Db, ask: Input): Promise<CallAnswer<typeof downloads>> => listPage(db, offered(db), ask)

/** A page of what the caller's organisation offers or has withdrawn, newest first. */
export const listManaged = (
  db: Db,
  { orgId }: Caller,
  ask: CallInput<typeof managedDownloads>,
): Promise<CallAnswer<typeof managedDownloads>> =>
  listPage(db, db.selectFrom('download').where('org_id', '=', orgId), ask)

async function listPage(db: Db, matching: ReturnType<typeof offered>, ask: Input) {
  const found = await orderedPage(matching, ask).execute()
  const { rows, next } = pageOf(found, ask.limit, ({ created_at, id }) => ({ at: created_at, id }))
  const files = await filesByDownload(
    db,
    rows.map(({ id }) => id),
  )
  return {
    list: rows.map(({ id, title, type, description, created_at, withdrawn }) => ({
      id,
      title,
      type,
      description,
      withdrawn,
      createdAt: dateTimeOf(created_at),
      files: files(id),
    })),
    ...(await countTotal(db, matching)),
    next,
  }
}

function orderedPage(matching: ReturnType<typeof offered>, ask: Input) {
  const inOrder = matching
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .limit(ask.limit + 1)
  if (ask.cursor === undefined) return inOrder.offset(rowsBefore(ask))
  const { at, id } = readCursor(ask.cursor)
  return inOrder.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::bigint)`)
}
