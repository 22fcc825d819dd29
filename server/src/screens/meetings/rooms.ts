import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { refuse, refuseRule } from '../../platform/refusal'

/** The only way to meetings: those that the caller holds or is invited to. */
export function meetingsOf(db: Db, caller: Caller) {
  return db
    .selectFrom('meeting')
    .innerJoin('meeting_member as own', join =>
      join.onRef('own.province_code', '=', 'meeting.province_code').onRef('own.room_id', '=', 'meeting.room_id'),
    )
    .innerJoin('person as host', 'host.id', 'meeting.host_id')
    .where('meeting.province_code', '=', caller.provinceCode)
    .where('own.person_id', '=', caller.personId)
}

/** A meeting of the caller's; refuses alike where there is none and where the caller is not invited. */
export async function getMeeting(db: Db, caller: Caller, roomId: string) {
  const found = await meetingsOf(db, caller)
    .where('meeting.room_id', '=', roomId)
    .select(['host_id as hostId', 'petition_id as petitionId', 'ended_at as endedAt', 'host.user_name as host'])
    .select(['own.peer_id as peerId', 'own.entered_at as enteredAt', 'own.minute_at as minuteAt'])
    .executeTakeFirst()
  return found ?? refuse('notFound', { what: '会议' })
}

/** Refuses where `getMeeting` does, and a meeting that has ended. */
export async function checkOpen(db: Db, caller: Caller, roomId: string): Promise<void> {
  const { endedAt } = await getMeeting(db, caller, roomId)
  if (endedAt) refuseRule(MEETING_TEXTS.ended)
}

/** As `getMeeting`, of one that the caller holds and that goes on. Two changes of it come one after the other. */
export async function getHeldMeeting(db: Db, caller: Caller, roomId: string): Promise<void> {
  const { hostId } = await getMeeting(db, caller, roomId)
  if (hostId !== caller.personId) refuseRule(MEETING_TEXTS.notHost)
  const { ended_at } = await db
    .selectFrom('meeting')
    .where('province_code', '=', caller.provinceCode)
    .where('room_id', '=', roomId)
    .select('ended_at')
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (ended_at) refuseRule(MEETING_TEXTS.ended)
}

/** Refuses a window that does not attend any more: the caller has entered by another one, or left. */
export async function checkAttends(db: Db, caller: Caller, roomId: string, peerId: string) {
  const found = await getMeeting(db, caller, roomId)
  if (found.peerId !== peerId) refuseRule(found.endedAt ? MEETING_TEXTS.ended : MEETING_TEXTS.elsewhere)
  return found
}

export const membersOf = (db: Db, { provinceCode }: Pick<Caller, 'provinceCode'>, roomId: string) =>
  db
    .selectFrom('meeting_member')
    .where('meeting_member.province_code', '=', provinceCode)
    .where('meeting_member.room_id', '=', roomId)

/** Everybody who attends looks again who is there. */
export async function tellAttending(db: Db, caller: Caller, roomId: string): Promise<void> {
  const attending = await membersOf(db, caller, roomId).where('peer_id', 'is not', null).select('person_id').execute()
  await tell(
    db,
    attending.map(({ person_id }) => person_id),
    'Meeting',
  )
}
