import type { watch } from '@portal/shared-lib/contract/courses'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { HOUR_MS } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import { newToken, tokenHash } from '../../platform/token'
import { coursesVisibleTo } from './visible'

export const MEDIA_PATH = 'api/courses/media/'
/** Behind the address of a video. */
export const SUBTITLES_PATH = '/subtitles'
export const POSTER_PATH = '/poster'

/** A working day: whoever watches on after it asks anew. */
const LIFE_MS = 8 * HOUR_MS

/**
 * An address at which a player finds a lesson's video. A player sends no Bearer header and asks for many ranges, so
 * the address holds a token of its own that lives and ends with the caller's session.
 */
export async function beginWatching(db: Db, caller: Caller, id: string, now: Date): Promise<CallAnswer<typeof watch>> {
  const lesson = await coursesVisibleTo(db, caller)
    .innerJoin('course_lesson as lesson', 'lesson.course_id', 'course.id')
    .where('lesson.id', '=', id)
    .select(['media_type', 'subtitles', 'poster_id'])
    .executeTakeFirst()
  if (!lesson) return refuse('notFound', { what: '课时' })
  const token = newToken()
  await db.deleteFrom('lesson_link').where('expires_at', '<=', now).execute()
  await db
    .insertInto('lesson_link')
    .values({
      token_hash: tokenHash(token),
      lesson_id: id,
      session_hash: caller.tokenHash,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute()
  await db
    .insertInto('lesson_progress')
    .values({ person_id: caller.personId, lesson_id: id, reported_at: now })
    .onConflict(conflict => conflict.columns(['person_id', 'lesson_id']).doNothing())
    .execute()
  const path = MEDIA_PATH + token
  return {
    path,
    mediaType: lesson.media_type,
    subtitlesPath: lesson.subtitles ? path + SUBTITLES_PATH : null,
    posterPath: lesson.poster_id ? path + POSTER_PATH : null,
  }
}
