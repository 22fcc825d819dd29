import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/meetings'
import { type SqlBool, sql } from 'kysely'
import { SECOND_MS } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { checkAttends, getHeldMeeting, membersOf, tellAttending } from './rooms'
import { lastSignalFor } from './signals'

type Ask = CallInput<typeof contract.attendMeeting>

/** Milliseconds after which a sign of life is kept again. */
const SEEN_EVERY = 10 * SECOND_MS
/** Milliseconds without a sign of life after which a member counts as lost. */
export const LOST_AFTER = 60 * SECOND_MS

/** Who is there, for a window that attends, which is a sign of life of it. */
export async function attend(
  db: Db,
  caller: Caller,
  { roomId, peerId }: Ask,
  now: Date,
): Promise<CallAnswer<typeof contract.attendMeeting>> {
  const { hostId, endedAt } = await checkAttends(db, caller, roomId, peerId)
  await ownRow(db, caller, roomId, peerId)
    .set({ seen_at: now })
    .where('seen_at', '<', new Date(now.getTime() - SEEN_EVERY))
    .execute()
  // In this order, so that whoever has sent a signal by then is among the members.
  const lastSignal = await lastSignalFor(db, caller, roomId, peerId)
  const members = await shownMembers(db, caller, roomId, hostId, now).execute()
  return { ended: endedAt !== null, members, lastSignal }
}

/** Tells the others what of the caller is on. */
export async function showDevices(db: Db, caller: Caller, ask: CallInput<typeof contract.showDevices>): Promise<void> {
  const { roomId, peerId, microphone, camera, sharing } = ask
  await checkAttends(db, caller, roomId, peerId)
  await ownRow(db, caller, roomId, peerId).set({ microphone, camera, sharing }).execute()
  await tellAttending(db, caller, roomId)
}

/** The window attends no more; one that does not any more may say so too. What lay ready for it is thrown away. */
export async function leaveMeeting(db: Db, caller: Caller, { roomId, peerId }: Ask): Promise<void> {
  await ownRow(db, caller, roomId, peerId)
    .set({ peer_id: null, microphone: false, camera: false, sharing: false })
    .execute()
  await forgetSignals(db, caller, roomId).where('to_peer', '=', peerId).execute()
  await tellAttending(db, caller, roomId)
}

/** Ends a meeting that the caller holds, for all. */
export async function endMeeting(db: Db, caller: Caller, roomId: string, now: Date): Promise<void> {
  await getHeldMeeting(db, caller, roomId)
  await db
    .updateTable('meeting')
    .set({ ended_at: now })
    .where('province_code', '=', caller.provinceCode)
    .where('room_id', '=', roomId)
    .execute()
  await forgetSignals(db, caller, roomId).execute()
  await tellAttending(db, caller, roomId)
}

const ownRow = (db: Db, { provinceCode, personId }: Caller, roomId: string, peerId: string) =>
  db
    .updateTable('meeting_member')
    .where('province_code', '=', provinceCode)
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .where('peer_id', '=', peerId)

const forgetSignals = (db: Db, { provinceCode }: Caller, roomId: string) =>
  db.deleteFrom('meeting_signal').where('province_code', '=', provinceCode).where('room_id', '=', roomId)

/** The host first, then in the order of invitation. */
function shownMembers(db: Db, caller: Caller, roomId: string, hostId: string, now: Date) {
  const isHost = sql<boolean>`meeting_member.person_id = ${hostId}`
  const lost = sql<SqlBool>`seen_at < ${new Date(now.getTime() - LOST_AFTER)}`
  return membersOf(db, caller, roomId)
    .innerJoin('person', 'person.id', 'meeting_member.person_id')
    .innerJoin('organisation', 'organisation.id', 'meeting_member.org_id')
    .orderBy(isHost, 'desc')
    .orderBy('invited_at')
    .orderBy('meeting_member.person_id')
    .select(['login_account as loginAccount', 'user_name as userName', 'company_name as orgName'])
    .select(['peer_id as peerId', 'microphone', 'camera', 'sharing', isHost.as('isHost')])
    .select(sql<boolean>`meeting_member.person_id = ${caller.personId}`.as('isSelf'))
    .select(eb =>
      eb
        .case()
        .when('entered_at', 'is', null)
        .then('waiting' as const)
        .when('peer_id', 'is', null)
        .then('left' as const)
        .when(lost)
        .then('lost' as const)
        .else('present' as const)
        .end()
        .as('state'),
    )
}
