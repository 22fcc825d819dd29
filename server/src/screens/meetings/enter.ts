import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { messagesOf } from '../../post/messages/shelf'
import { markRead } from '../messages/read'
import { checkOpen, tellAttending } from './rooms'

/**
 * The caller attends from now on, in a window that is named by the answer; one that has attended before does not any
 * more. The invitation is read by that.
 */
export async function enterMeeting(db: Db, caller: Caller, roomId: string, at: Date): Promise<string> {
  await checkOpen(db, caller, roomId)
  const peerId = randomUUID()
  await db
    .updateTable('meeting_member')
    .set({ peer_id: peerId, seen_at: at, microphone: false, camera: false, sharing: false })
    .set({ entered_at: sql`coalesce(entered_at, ${at})` })
    .where('province_code', '=', caller.provinceCode)
    .where('room_id', '=', roomId)
    .where('person_id', '=', caller.personId)
    .execute()
  await readInvitation(db, caller, roomId)
  await tellAttending(db, caller, roomId)
  return peerId
}

async function readInvitation(db: Db, caller: Caller, roomId: string): Promise<void> {
  const invitations = await messagesOf(db, caller)
    .where('type', '=', '24')
    .where('state', '=', '0')
    .where('content', 'like', contains(`会议号：${roomId}`))
    .select('id')
    .execute()
  if (invitations.length) await markRead(db, caller, { type: '24', ids: invitations.map(({ id }) => id) })
}
