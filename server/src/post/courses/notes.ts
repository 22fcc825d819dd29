import { randomUUID } from 'node:crypto'
import type { addNote as contract, notes } from '@portal/shared-lib/contract/courses'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { MOST_NOTES } from '@portal/shared-lib/contract/rules/course'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import { coursesVisibleTo } from './visible'

const ownNotes = (db: Db, { personId }: Caller, lessonId: string) =>
  db.selectFrom('lesson_note').where('person_id', '=', personId).where('lesson_id', '=', lessonId)

/** The caller's own notes of a lesson, by the second of the video. */
export async function readNotes(db: Db, caller: Caller, lessonId: string): Promise<CallAnswer<typeof notes>> {
  const found = await ownNotes(db, caller, lessonId)
    .orderBy('at_second')
    .orderBy('written_at')
    .select(['id', 'at_second', 'words', 'written_at'])
    .execute()
  return found.map(({ id, at_second, words, written_at }) => ({
    noteId: id,
    at: at_second,
    words,
    writtenAt: dateTimeOf(written_at),
  }))
}

/** Keeps a note of the caller's at a second of a lesson. */
export async function addNote(db: Db, caller: Caller, ask: CallInput<typeof contract>, now: Date): Promise<null> {
  const lesson = await coursesVisibleTo(db, caller)
    .innerJoin('course_lesson as lesson', 'lesson.course_id', 'course.id')
    .where('lesson.id', '=', ask.id)
    .select('seconds')
    .executeTakeFirst()
  if (!lesson) return refuse('notFound', { what: '课时' })
  const { count } = await ownNotes(db, caller, ask.id)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_NOTES) refuseRule(`一个课时最多${MOST_NOTES}条笔记，请删除不再需要的笔记`)
  const row = { lesson_id: ask.id, at_second: Math.min(ask.at, lesson.seconds), words: ask.words, written_at: now }
  await db
    .insertInto('lesson_note')
    .values({ id: randomUUID(), person_id: caller.personId, ...row })
    .execute()
  return null
}

export async function removeNote(db: Db, { personId }: Caller, noteId: string): Promise<null> {
  const removed = await db
    .deleteFrom('lesson_note')
    .where('id', '=', noteId)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return removed ? null : refuse('notFound', { what: '笔记' })
}
