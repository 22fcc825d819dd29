import type { keepProgress as contract } from '@portal/shared-lib/contract/courses'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { actorOf } from '../../platform/audit/actor'
import { type AuditEntry, recordAudit } from '../../platform/audit/record'
import { MINUTE_MS, SECOND_MS } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import { isCompulsoryFor } from './visible'

/** The fastest that the player plays. */
const MAX_SPEED = 2
/** Seconds by which the clocks of a player and of the server may differ between two reports. */
const SLACK = 5
/** A player reports every ten seconds; whoever rested longer has not watched meanwhile. */
const LONGEST_GAP_MS = MINUTE_MS
/** Players round the last second of a video each in their own way. */
const LAST_SECONDS = 1

type Ask = CallInput<typeof contract>
type Origin = Pick<AuditEntry, 'requestId' | 'address'>

/** Keeps the second at which a player is; refuses what the caller cannot have watched up to. */
export async function keepProgress(
  db: Db,
  caller: Caller,
  { id, position: reported }: Ask,
  now: Date,
  origin: Origin,
): Promise<CallAnswer<typeof contract>> {
  const known = await lockProgress(db, caller, id)
  const position = Math.min(reported, known.seconds)
  if (known.compulsory && !known.finished_at && position > watchable(known, now))
    refuseRule('必修课时首次学习不能跳过未看的内容，请从上次学到的位置继续')
  const furthest = Math.max(known.furthest, position)
  const finished_at = known.finished_at ?? (furthest >= known.seconds - LAST_SECONDS ? now : null)
  await db
    .updateTable('lesson_progress')
    .set({ position, furthest, finished_at, reported_at: now })
    .where('person_id', '=', caller.personId)
    .where('lesson_id', '=', id)
    .execute()
  if (finished_at && !known.finished_at)
    await recordAudit(db, { ...origin, ...actorOf(caller), action: '学完课时', objectType: 'lesson', objectId: id })
  return { position, furthest, finished: finished_at !== null }
}

type Known = Awaited<ReturnType<typeof lockProgress>>

/** Up to which second the caller can have watched by now. */
function watchable({ furthest, reported_at }: Known, now: Date): number {
  const passed = Math.min(Math.max(0, now.getTime() - reported_at.getTime()), LONGEST_GAP_MS) / SECOND_MS
  return furthest + passed * MAX_SPEED + SLACK
}

/** Two windows that play the same lesson share the time that passes. */
async function lockProgress(db: Db, { personId, roles }: Caller, lessonId: string) {
  const found = await db
    .selectFrom('lesson_progress as own')
    .innerJoin('course_lesson as lesson', 'lesson.id', 'own.lesson_id')
    .innerJoin('course', 'course.id', 'lesson.course_id')
    .where('own.person_id', '=', personId)
    .where('lesson.id', '=', lessonId)
    .select(['furthest', 'reported_at', 'finished_at', 'seconds', isCompulsoryFor(roles).as('compulsory')])
    .forUpdate('own')
    .executeTakeFirst()
  return found ?? refuse('notFound', { what: '学习记录' })
}
