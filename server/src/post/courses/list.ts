import type { courses } from '@portal/shared-lib/contract/courses'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isCompulsoryFor } from './visible'

type Listed = CallAnswer<typeof courses>[number]
type Row = Omit<Listed, 'finishedAt'> & { readonly finishedAt: Date | null }

/** The published courses in their order, with how far the caller has come in each. */
export async function listCourses(db: Db, { personId, roles }: Caller): Promise<Listed[]> {
  const { rows } = await sql<Row>`
    select course.id, course.topic, course.title, summary, ${isCompulsoryFor(roles)} as compulsory,
      to_char(due_on, 'YYYY-MM-DD') as "dueOn",
      count(*)::integer as "lessonCount", count(own.finished_at)::integer as "finishedCount",
      sum(seconds)::integer as seconds, sum(least(coalesce(furthest, 0), seconds))::integer as watched,
      case when quiz.course_id is null then 'none' when passed.at is null then 'open' else 'passed' end as quiz,
      case when count(*) = count(own.finished_at) and (quiz.course_id is null or passed.at is not null)
        then greatest(max(own.finished_at), passed.at) end as "finishedAt"
    from course join course_lesson as lesson on lesson.course_id = course.id
    left join lesson_progress as own on own.lesson_id = lesson.id and own.person_id = ${personId}
    left join course_quiz as quiz on quiz.course_id = course.id
    left join lateral (select min(attempt.finished_at) as at from quiz_attempt as attempt
      where attempt.course_id = course.id and attempt.person_id = ${personId} and attempt.passed) as passed on true
    where course.state = 'published'
    group by course.id, quiz.course_id, passed.at order by course.sort_no, course.id`.execute(db)
  return rows.map(({ finishedAt, ...row }) => ({ ...row, finishedAt: finishedAt && dateTimeOf(finishedAt) }))
}
