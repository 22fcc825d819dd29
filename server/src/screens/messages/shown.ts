import { type Selectable, sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Database } from '../../platform/database/schema'
import type { Position } from '../../platform/paging/cursor'
import type { Messages } from '../../post/messages/shelf'

type Row = Selectable<Database['message']>

/** A message as its receiver sees it. */
export const shownMessage = ({ id, type, state, ...row }: Row) => ({
  id,
  type,
  state,
  content: row.content,
  createdBy: row.created_by,
  createdAt: dateTimeOf(row.created_at),
  ...(row.opens && { opens: row.opens }),
})

export const positionOf = ({ created_at, id }: Row): Position => ({ at: created_at, id })

/** So many of them, newest first, from a position on. */
export function newestFirst(messages: Messages, limit: number, after?: Position) {
  const rest = after
    ? messages.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`)
    : messages
  return rest
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['person_id', 'id', 'type', 'state', 'content', 'created_by', 'created_at', 'opens'])
    .limit(limit)
}
