import { sql } from 'kysely'
import { DAY_MS } from '../../platform/calendar/china-time'
import type { Services } from '../../platform/services'

/** Ends meetings of a day ago in which nobody attends any more, and throws away the signals of all that have ended. */
export async function endOldMeetings({ db, now }: Services): Promise<void> {
  const dayAgo = new Date(now().getTime() - DAY_MS)
  await db
    .updateTable('meeting')
    .set({ ended_at: now() })
    .where('ended_at', 'is', null)
    .where('created_at', '<', dayAgo)
    .where(
      sql<boolean>`not exists (select from meeting_member as member
        where (member.province_code, member.room_id) = (meeting.province_code, meeting.room_id)
          and member.peer_id is not null and member.seen_at >= ${dayAgo})`,
    )
    .execute()
  await db
    .deleteFrom('meeting_signal')
    .where(
      sql<boolean>`exists (select from meeting
        where (meeting.province_code, meeting.room_id) = (meeting_signal.province_code, meeting_signal.room_id)
          and ended_at is not null)`,
    )
    .execute()
}
