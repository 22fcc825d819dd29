import type { managedCourse, managedCourses } from '@portal/shared-lib/contract/course-admin'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { Question } from '@portal/shared-lib/contract/rules/course'
import { sql } from 'kysely'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { refuse } from '../../../platform/refusal'
import { filesByLesson } from '../files'

type Listed = CallAnswer<typeof managedCourses>
type Row = Omit<Listed['list'][number], 'changedOn'> & { readonly changedAt: Date | null }
type Managed = CallAnswer<typeof managedCourse>

/** All courses in their order, and the roles that there are. */
export async function readManaged(db: Db): Promise<Listed> {
  const { rows } = await sql<Row>`
    select course.id, topic, title, summary, compulsory, roles, to_char(due_on, 'YYYY-MM-DD') as "dueOn", course.version,
      course.state, coalesce(lesson.count, 0) as "lessonCount", coalesce(lesson.seconds, 0) as seconds,
      coalesce(jsonb_array_length(quiz.questions), 0) as "questionCount",
      coalesce(person.user_name, '') as "changedBy", changed_at as "changedAt"
    from course
    left join (select course_id, count(*)::integer as count, sum(seconds)::integer as seconds
      from course_lesson group by course_id) as lesson on lesson.course_id = course.id
    left join course_quiz as quiz on quiz.course_id = course.id
    left join person on person.id = changed_by
    order by course.sort_no, course.id`.execute(db)
  const roles = await db
    .selectFrom('role')
    .orderBy('role_code')
    .select(['role_code as code', 'role_name as name'])
    .execute()
  return {
    list: rows.map(({ changedAt, ...row }) => ({ ...row, changedOn: changedAt && dayOf(changedAt) })),
    roles,
  }
}

/** A course with its lessons, their chapters, and its quiz with the right answers. */
export async function readManagedCourse(db: Db, id: string): Promise<Managed> {
  const found = await db
    .selectFrom('course')
    .where('id', '=', id)
    .select(['id', 'topic', 'title', 'summary', 'compulsory', 'roles', 'due_on as dueOn', 'version', 'state'])
    .executeTakeFirst()
  if (!found) return refuse('notFound', { what: '课程' })
  const quiz = await db.selectFrom('course_quiz').where('course_id', '=', id).selectAll().executeTakeFirst()
  return {
    ...found,
    lessons: await lessonsOf(db, id),
    quiz: quiz
      ? { passMark: quiz.pass_mark, mostAttempts: quiz.most_attempts, questions: quiz.questions.map(written) }
      : null,
  }
}

const written = ({ options, answers, ...question }: Question) => ({
  ...question,
  options: [...options],
  answers: [...answers],
})

async function lessonsOf(db: Db, courseId: string): Promise<Managed['lessons']> {
  const { rows } = await sql<Omit<Managed['lessons'][number], 'files'>>`
    select lesson.id, title, seconds, file.name as "fileName", subtitles <> '' as "hasSubtitles",
      (select jsonb_build_object('id', picture.id, 'name', picture.name) from file as picture
        where picture.id = poster_id) as poster,
      (select count(*)::integer from lesson_progress as own where own.lesson_id = lesson.id) as watchers,
      (select coalesce(jsonb_agg(jsonb_build_object('at', at_second, 'title', slide.title, 'lines', lines)
        order by slide.seq), '[]') from course_slide as slide where slide.lesson_id = lesson.id) as chapters
    from course_lesson as lesson join file on file.id = file_id
    where course_id = ${courseId} order by seq`.execute(db)
  const filesOf = await filesByLesson(db, courseId)
  return rows.map(lesson => ({ ...lesson, files: filesOf(lesson.id) }))
}
