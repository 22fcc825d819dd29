import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { newMessages } from '@portal/shared-lib/contract/messages'
import { type Selectable, sql } from 'kysely'
import { dateTimeOf } from '../calendar/china-time'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'
import type { Caller } from '../identity/caller'
import { readCursor } from '../paging/cursor'
import { pageOf, rowsBefore } from '../paging/page'
import { countTotal } from '../paging/total'

type Ask = CallInput<typeof newMessages>

/** The only way to messages: their receiver's own. */
export const messagesOf = (db: Db, { personId }: Pick<Caller, 'personId'>) =>
  db.selectFrom('message').where('person_id', '=', personId)

type Messages = ReturnType<typeof messagesOf>

/** A page of the caller's messages, newest first. */
export async function listMessages(db: Db, caller: Caller, ask: Ask): Promise<CallAnswer<typeof newMessages>> {
  const messages = matching(messagesOf(db, caller), ask)
  const found = await pageAsked(messages, ask).execute()
  const { rows, next } = pageOf(found, ask.limit, ({ created_at, id }) => ({ at: created_at, id }))
  return { list: rows.map(shownMessage), ...(await countTotal(db, messages)), next }
}

/** A message as its receiver sees it. */
export const shownMessage = ({ id, type, state, ...row }: Selectable<Database['message']>) => ({
  id,
  type,
  state,
  content: row.content,
  createdBy: row.created_by,
  createdAt: dateTimeOf(row.created_at),
})

function matching(messages: Messages, { type, state }: Pick<Ask, 'type' | 'state'>): Messages {
  const ofType = type ? messages.where('type', '=', type) : messages
  return state ? ofType.where('state', '=', state) : ofType
}

function pageAsked(messages: Messages, ask: Ask) {
  const inOrder = messages
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .limit(ask.limit + 1)
  if (ask.cursor === undefined) return inOrder.offset(rowsBefore(ask))
  const { at, id } = readCursor(ask.cursor)
  return inOrder.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::bigint)`)
}
