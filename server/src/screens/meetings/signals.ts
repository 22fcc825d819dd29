import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/meetings'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { checkAttends, membersOf } from './rooms'

/** Lays signals ready for one member's window. For one that attends no more they come to nothing. */
export async function sendSignals(db: Db, caller: Caller, ask: CallInput<typeof contract.sendSignals>): Promise<void> {
  const { roomId, peerId, to, signals } = ask
  await checkAttends(db, caller, roomId, peerId)
  // Locked, so that the signals of several senders become visible in the order of their ids.
  const receiver = await membersOf(db, caller, roomId)
    .where('peer_id', '=', to)
    .select('person_id')
    .forUpdate()
    .executeTakeFirst()
  if (!receiver) return
  await db
    .insertInto('meeting_signal')
    .values(
      signals.map(signal => ({
        province_code: caller.provinceCode,
        room_id: roomId,
        to_peer: to,
        from_peer: peerId,
        signal,
      })),
    )
    .execute()
  await tell(db, [receiver.person_id], 'Meeting')
}

/** What lies ready for the caller's own window, after the last that it knows. */
export async function readSignals(
  db: Db,
  caller: Caller,
  { roomId, peerId, after }: CallInput<typeof contract.signals>,
): Promise<CallAnswer<typeof contract.signals>> {
  await checkAttends(db, caller, roomId, peerId)
  const rows = await signalsFor(db, caller, roomId, peerId)
    .where('id', '>', String(after))
    .orderBy('id')
    .select(['id', 'from_peer as from', 'signal'])
    .execute()
  return rows.map(({ id, ...row }) => ({ id: Number(id), ...row }))
}

/** The newest that lies ready for a window; 0 where there is none. */
export async function lastSignalFor(db: Db, caller: Caller, roomId: string, peerId: string): Promise<number> {
  const { last } = await signalsFor(db, caller, roomId, peerId)
    .select(eb => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

const signalsFor = (db: Db, { provinceCode }: Caller, roomId: string, peerId: string) =>
  db
    .selectFrom('meeting_signal')
    .where('province_code', '=', provinceCode)
    .where('room_id', '=', roomId)
    .where('to_peer', '=', peerId)
