import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { meeting, openMeetings } from '@portal/shared-lib/contract/meetings'
import { petitionsVisibleTo } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { getMeeting, meetingsOf } from './rooms'

/** What a meeting is, to those who are invited. */
export async function showMeeting(db: Db, caller: Caller, roomId: string): Promise<CallAnswer<typeof meeting>> {
  const { host, hostId, endedAt, petitionId, enteredAt, minuteAt } = await getMeeting(db, caller, roomId)
  const petitionNo = petitionId && (await visibleNumber(db, caller, petitionId))
  return {
    roomId,
    host,
    isHost: hostId === caller.personId,
    ended: endedAt !== null,
    petitionNo: petitionNo ?? null,
    minuteDue: enteredAt !== null && minuteAt === null && (!petitionId || Boolean(petitionNo)),
  }
}

async function visibleNumber(db: Db, caller: Caller, petitionId: string): Promise<string | undefined> {
  const found = await petitionsVisibleTo(db, caller)
    .where('petition.id', '=', petitionId)
    .select('petition_no')
    .executeTakeFirst()
  return found?.petition_no
}

/** The caller's meetings that have not ended, newest first; the petition's number where the caller may see the case. */
export async function listOpen(db: Db, caller: Caller): Promise<CallAnswer<typeof openMeetings>> {
  const meetings = await meetingsOf(db, caller)
    .where('ended_at', 'is', null)
    .leftJoin(petitionsVisibleTo(db, caller).select(['petition.id', 'petition_no']).as('seen'), join =>
      join.onRef('seen.id', '=', 'meeting.petition_id'),
    )
    .orderBy('meeting.created_at', 'desc')
    .select(eb => [
      'meeting.room_id as roomId',
      'host.user_name as host',
      'meeting.created_at as createdAt',
      'seen.petition_no as petitionNo',
      eb
        .selectFrom('meeting_member')
        .whereRef('meeting_member.province_code', '=', 'meeting.province_code')
        .whereRef('meeting_member.room_id', '=', 'meeting.room_id')
        .whereRef('meeting_member.person_id', '!=', 'meeting.host_id')
        .select(inner => inner.fn.countAll<string>().as('invited'))
        .as('invited'),
    ])
    .execute()
  return meetings.map(({ createdAt, invited, ...shown }) => ({
    ...shown,
    createdAt: dateTimeOf(createdAt),
    invited: Number(invited),
  }))
}
