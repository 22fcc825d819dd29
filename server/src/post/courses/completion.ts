import type { completion } from '@portal/shared-lib/contract/courses'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'

type Completion = CallAnswer<typeof completion>
type Person = Completion[number]['people'][number]

interface Row extends Omit<Person, 'id' | 'finishedAt'> {
  readonly id: string
  readonly department: string
  readonly personId: string
  readonly finishedAt: Date | null
}

/** Departments of the caller's organisation in their order, each with its people and how far they have come. */
export async function readCompletion(db: Db, { orgId }: Caller, courseId: string): Promise<Completion> {
  const found = await db.selectFrom('course').where('id', '=', courseId).select('id').executeTakeFirst()
  if (!found) refuse('notFound', { what: '课程' })
  const departments = new Map<string, Completion[number]>()
  for (const { id, department, personId, finishedAt, ...row } of await rowsOf(db, orgId, courseId)) {
    const known = departments.get(id) ?? { id, department, people: [] }
    known.people.push({ ...row, id: personId, finishedAt: finishedAt && dateTimeOf(finishedAt) })
    departments.set(id, known)
  }
  return [...departments.values()]
}

/** Whoever has several posts in a department is one person there. */
async function rowsOf(db: Db, orgId: string, courseId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with lesson as (select id from course_lesson where course_id = ${courseId}),
    member as (
      select department.id, dept_name, sort_no, person.id as person_id, user_name,
        coalesce(array_agg(role_code) filter (where role_code is not null), '{}') as roles
      from post join person on person.id = post.person_id and person.in_use
      join department on department.id = post.dept_id
      left join post_role on post_role.post_id = post.id
      where post.org_id = ${orgId} group by department.id, dept_name, sort_no, person.id, user_name
    ),
    watched as (
      select person_id, count(finished_at)::integer as lessons, max(finished_at) as at
      from lesson_progress where lesson_id in (select id from lesson) group by person_id
    ),
    tried as (
      select person_id, count(*)::integer as attempts, max(score) as score,
        min(finished_at) filter (where passed) as passed_at
      from quiz_attempt where course_id = ${courseId} and finished_at is not null group by person_id
    )
    select member.id, dept_name as department, member.person_id as "personId", user_name as name,
      (course.compulsory and (course.roles = '{}' or course.roles && member.roles)) as "isBound",
      coalesce(lessons, 0) as "finishedCount", tried.score, coalesce(attempts, 0) as "attemptCount",
      case when lessons = (select count(*) from lesson) and (quiz.course_id is null or passed_at is not null)
        then greatest(watched.at, passed_at) end as "finishedAt",
      paper.id as "certificateId"
    from member join course on course.id = ${courseId}
    left join course_quiz as quiz on quiz.course_id = course.id
    left join watched on watched.person_id = member.person_id
    left join tried on tried.person_id = member.person_id
    left join course_certificate as paper on paper.course_id = course.id and paper.person_id = member.person_id
    order by member.sort_no, member.id, user_name, member.person_id`.execute(db)
  return rows
}
