import type { CallInput } from '@portal/shared-lib/contract/form'
import type { writeMinute as contract } from '@portal/shared-lib/contract/meetings'
import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { isPetitionVisible, refusePetition } from '../../petitions/record/scope'
import { addStep } from '../../petitions/record/timeline'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { getMeeting } from './rooms'

/** Keeps the caller's minute of a meeting, and adds it to the timeline of the case that the meeting was about. */
export async function writeMinute(
  db: Db,
  caller: Caller,
  { roomId, text }: CallInput<typeof contract>,
  at: Date,
): Promise<{ attached: boolean }> {
  const { petitionId, enteredAt } = await getMeeting(db, caller, roomId)
  if (!enteredAt) refuseRule(MEETING_TEXTS.notAttended)
  if (petitionId && !(await isPetitionVisible(db, caller, petitionId))) refusePetition()
  await keepMinute(db, caller, roomId, text, at)
  if (petitionId) await addStep(db, caller, { petitionId, action: '视频会议', at, text: `会议号：${roomId}\n${text}` })
  return { attached: petitionId !== null }
}

async function keepMinute(db: Db, { provinceCode, personId }: Caller, roomId: string, text: string, at: Date) {
  const { numUpdatedRows } = await db
    .updateTable('meeting_member')
    .set({ minute: text, minute_at: at })
    .where('province_code', '=', provinceCode)
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .where('minute_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) refuseRule(MEETING_TEXTS.minuteWritten)
}
