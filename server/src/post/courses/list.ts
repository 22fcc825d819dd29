import type { courses } from '@portal/shared-lib/contract/courses'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

type Listed = CallAnswer<typeof courses>[number]
type Row = Omit<Listed, 'finishedAt'> & { readonly finishedAt: Date | null }

/** All courses in their order, with how far the caller has come in each. */
export async function listCourses(db: Db, { personId }: Caller): Promise<Listed[]> {
  const { rows } = await sql<Row>`
    select course.id, course.topic, course.title, summary, compulsory, to_char(due_on, 'YYYY-MM-DD') as "dueOn",
      count(*)::integer as "lessonCount", count(finished_at)::integer as "finishedCount",
      sum(seconds)::integer as seconds, sum(least(coalesce(furthest, 0), seconds))::integer as watched,
      case when count(*) = count(finished_at) then max(finished_at) end as "finishedAt"
    from course join course_lesson as lesson on lesson.course_id = course.id
    left join lesson_progress as own on own.lesson_id = lesson.id and own.person_id = ${personId}
    group by course.id order by course.sort_no, course.id`.execute(db)
  return rows.map(({ finishedAt, ...row }) => ({ ...row, finishedAt: finishedAt && dateTimeOf(finishedAt) }))
}
