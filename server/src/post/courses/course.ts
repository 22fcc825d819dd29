import type { course } from '@portal/shared-lib/contract/courses'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import { filesByLesson } from './files'
import { readQuiz } from './quizzes/state'
import { coursesVisibleTo, isCompulsoryFor } from './visible'

type Course = CallAnswer<typeof course>
type Lesson = Course['lessons'][number]

/** A course with its lessons and how far the caller has come in each; refuses where there is none for the caller. */
export async function readCourse(db: Db, caller: Caller, id: string): Promise<Course> {
  const found = await coursesVisibleTo(db, caller)
    .where('id', '=', id)
    .select(['id', 'topic', 'title', 'summary', 'due_on as dueOn', isCompulsoryFor(caller.roles).as('compulsory')])
    .executeTakeFirst()
  if (!found) return refuse('notFound', { what: '课程' })
  const lessons = await lessonsOf(db, caller.personId, id)
  const isWatched = lessons.length > 0 && lessons.every(({ finished }) => finished)
  const quiz = await readQuiz(db, { personId: caller.personId, courseId: id, isWatched })
  return { ...found, lessons, quiz, isCompleted: isWatched && quiz?.passed !== false }
}

async function lessonsOf(db: Db, personId: string, courseId: string): Promise<Lesson[]> {
  const { rows } = await sql<Omit<Lesson, 'files'>>`
    select lesson.id, title, seconds, coalesce(position, 0) as position, coalesce(furthest, 0) as furthest,
      finished_at is not null as finished,
      (select coalesce(jsonb_agg(jsonb_build_object('at', at_second, 'title', slide.title, 'lines', lines)
        order by slide.seq), '[]') from course_slide as slide where slide.lesson_id = lesson.id) as slides
    from course_lesson as lesson
    left join lesson_progress as own on own.lesson_id = lesson.id and own.person_id = ${personId}
    where course_id = ${courseId} order by lesson.seq`.execute(db)
  const filesOf = await filesByLesson(db, courseId)
  return rows.map(lesson => ({ ...lesson, files: filesOf(lesson.id) }))
}
