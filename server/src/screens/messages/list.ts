import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { newMessages } from '@portal/shared-lib/contract/messages'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Position, readCursor, writeCursor } from '../../platform/paging/cursor'
import { rowsBefore } from '../../platform/paging/page'
import { cappedTotal } from '../../platform/paging/total'
import { refuse } from '../../platform/refusal'
import { type Counter, countersOf } from '../../post/messages/counter'
import { type Messages, messagesOf, type Receiver } from '../../post/messages/shelf'
import { withPetitionsNamed } from './named'
import { newestFirst, positionOf, shownMessage } from './shown'

/** A scroll through the latest messages: where it has come to, and when it began. */
interface Scroll {
  readonly position: Position
  readonly begunAt: Date
}

const PARTED_BY = '~'

/** The scroll as text that callers hand back unread. */
export const writeScroll = ({ position, begunAt }: Scroll): string =>
  writeCursor(position) + PARTED_BY + begunAt.getTime()

/** Refuses what `writeScroll` did not write. */
function readScroll(text: string): Scroll {
  const [cursor = '', begun = ''] = text.split(PARTED_BY)
  if (!/^\d{1,15}$/.test(begun)) return refuse('badInput', { detail: 'cursor' })
  return { position: readCursor(cursor), begunAt: new Date(Number(begun)) }
}

type Ask = CallInput<typeof newMessages>

/** A move to history that was under way when a scroll began may carry a time so much before it. */
const MOVE_MS = 5 * 60_000

/** A page of the caller's latest messages, newest first. */
export async function listMessages(
  db: Db,
  caller: Caller,
  ask: Ask,
  now: Date,
): Promise<CallAnswer<typeof newMessages>> {
  const begunAt = ask.cursor === undefined ? now : readScroll(ask.cursor).begunAt
  const found = await latestPage(db, caller, ask).execute()
  const rows = found.slice(0, ask.limit)
  const last = rows.at(-1)
  const next = last && found.length > ask.limit ? writeScroll({ position: positionOf(last), begunAt }) : null
  const list = await withPetitionsNamed(db, caller, rows.map(shownMessage))
  return { list, ...cappedTotal(await countAsked(db, caller, ask)), next }
}

/**
 * One row more than the page holds. A scroll that goes on also finds what has become history since it began, so that
 * nothing is left out.
 */
export function latestPage(db: Db, receiver: Receiver, ask: Ask) {
  const latest = matching(messagesOf(db, receiver), ask)
  if (ask.cursor === undefined) return newestFirst(latest, ask.limit + 1).offset(rowsBefore(ask))
  const { position, begunAt } = readScroll(ask.cursor)
  const moved = matching(messagesOf(db, receiver, 'message_history'), ask).where(row =>
    row(row.ref('moved_at' as 'created_at'), '>=', new Date(begunAt.getTime() - MOVE_MS)),
  )
  const both = db
    .selectFrom(newestFirst(latest, ask.limit + 1, position).as('latest'))
    .selectAll()
    .unionAll(db.selectFrom(newestFirst(moved, ask.limit + 1, position).as('moved')).selectAll())
  return db
    .selectFrom(both.as('both'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ask.limit + 1)
}

function matching(messages: Messages, { type, state }: Pick<Ask, 'type' | 'state'>): Messages {
  const ofType = type ? messages.where('type', '=', type) : messages
  return state ? ofType.where('state', '=', state) : ofType
}

/** What a counter says of messages in a state, or in any. */
const COUNT: Record<NonNullable<Ask['state']> | 'any', (counter: Counter) => number> = {
  any: ({ total }) => total,
  '0': ({ unread }) => unread,
  '1': ({ total, unread }) => total - unread,
}

async function countAsked(db: Db, { personId }: Receiver, { type, state }: Ask): Promise<number> {
  const counters = await countersOf(db, personId)
  const asked = counters.filter(counter => !type || counter.type === type)
  return asked.reduce((sum, counter) => sum + COUNT[state ?? 'any'](counter), 0)
}
