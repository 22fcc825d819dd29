import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { historyMessages, historyTypes, MessageTypeCode } from '@portal/shared-lib/contract/messages'
import { DAY_MS } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { readCursor } from '../../platform/paging/cursor'
import { contains } from '../../platform/paging/like'
import { pageOf, rowsBefore } from '../../platform/paging/page'
import { cappedTotal, countTotal } from '../../platform/paging/total'
import { type Counter, countersOf } from '../../post/messages/counter'
import { LATEST_DAYS, type Messages, messagesOf, type Receiver } from '../../post/messages/shelf'
import { withPetitionsNamed } from './named'
import { newestFirst, positionOf, shownMessage } from './shown'

export type Search = CallInput<typeof historyTypes> & { readonly type?: MessageTypeCode | undefined }
type Ask = CallInput<typeof historyMessages>

/** Days since a message became history, by `timeType`: a week, a month, three months, a year. */
const SPAN_DAYS: Record<NonNullable<Search['span']>, number> = { '1': 7, '2': 30, '3': 90, '4': 365 }

/** A page of the caller's history, newest first. */
export async function listHistory(
  db: Db,
  caller: Caller,
  ask: Ask,
  now: Date,
): Promise<CallAnswer<typeof historyMessages>> {
  const found = await historyPage(db, caller, ask, now).execute()
  const { rows, next } = pageOf(found, ask.limit, positionOf)
  const list = await withPetitionsNamed(db, caller, rows.map(shownMessage))
  return { list, ...(await countFound(db, caller, ask, now)), next }
}

/** One row more than the page holds. */
export function historyPage(db: Db, receiver: Receiver, ask: Ask, now: Date) {
  const matching = historyMatching(db, receiver, ask, now)
  if (ask.cursor !== undefined) return newestFirst(matching, ask.limit + 1, readCursor(ask.cursor))
  return newestFirst(matching, ask.limit + 1).offset(rowsBefore(ask))
}

/** The caller's history as far as it matches. */
export function historyMatching(db: Db, receiver: Receiver, search: Search, now: Date): Messages {
  const { words, span, type } = search
  const all = messagesOf(db, receiver, 'message_history')
  const ofType = type ? all.where('type', '=', type) : all
  const saying = words ? ofType.where('content', 'like', contains(words)) : ofType
  return span ? saying.where('created_at', '>=', sentSince(span, now)) : saying
}

/** What became history in a span was sent so much earlier. */
const sentSince = (span: NonNullable<Search['span']>, now: Date) =>
  new Date(now.getTime() - (LATEST_DAYS + SPAN_DAYS[span]) * DAY_MS)

async function countFound(db: Db, receiver: Receiver, ask: Ask, now: Date) {
  if (isSearch(ask)) return await countTotal(db, historyMatching(db, receiver, ask, now))
  const counters = await countersOf(db, receiver.personId, 'message_history')
  const asked = counters.filter(({ type }) => !ask.type || type === ask.type)
  return cappedTotal(asked.reduce((sum, { total }) => sum + total, 0))
}

/** How many messages of each type match. */
export async function countHistory(db: Db, receiver: Receiver, search: Search, now: Date): Promise<Counter[]> {
  if (!isSearch(search)) return await countersOf(db, receiver.personId, 'message_history')
  const counted = await historyMatching(db, receiver, search, now)
    .groupBy('type')
    .select(row => [
      'type',
      row.fn.countAll<string>().as('total'),
      row.fn.countAll<string>().filterWhere('state', '=', '0').as('unread'),
    ])
    .execute()
  return counted.map(({ type, total, unread }) => ({ type, total: Number(total), unread: Number(unread) }))
}

/** Without words and span everything matches, and the counters know how much that is. */
const isSearch = ({ words, span }: Search) => Boolean(words || span)
