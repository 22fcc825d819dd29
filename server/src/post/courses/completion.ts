import type { completion } from '@portal/shared-lib/contract/courses'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'

type Completion = CallAnswer<typeof completion>

interface Row {
  readonly id: string
  readonly department: string
  readonly personId: string
  readonly name: string
  readonly finishedCount: number
  readonly finishedAt: Date | null
}

/** Departments of the caller's organisation in their order, each with its people and how far they have come. */
export async function readCompletion(db: Db, { orgId }: Caller, courseId: string): Promise<Completion> {
  const found = await db.selectFrom('course').where('id', '=', courseId).select('id').executeTakeFirst()
  if (!found) refuse('notFound', { what: '课程' })
  const departments = new Map<string, Completion[number]>()
  for (const { id, department, personId, name, finishedCount, finishedAt } of await rowsOf(db, orgId, courseId)) {
    const known = departments.get(id) ?? { id, department, people: [] }
    known.people.push({ id: personId, name, finishedCount, finishedAt: finishedAt && dateTimeOf(finishedAt) })
    departments.set(id, known)
  }
  return [...departments.values()]
}

/** Whoever has several posts in a department is one person there. */
async function rowsOf(db: Db, orgId: string, courseId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with lesson as (select id from course_lesson where course_id = ${courseId}),
    member as (
      select distinct department.id, dept_name, sort_no, person.id as person_id, user_name
      from post join person on person.id = post.person_id and person.in_use
      join department on department.id = post.dept_id where post.org_id = ${orgId}
    )
    select member.id, dept_name as department, member.person_id as "personId", user_name as name,
      count(finished_at)::integer as "finishedCount",
      case when count(finished_at) = (select count(*) from lesson) then max(finished_at) end as "finishedAt"
    from member left join lesson_progress as own
      on own.person_id = member.person_id and own.lesson_id in (select id from lesson)
    group by member.id, dept_name, sort_no, member.person_id, user_name
    order by sort_no, member.id, user_name, member.person_id`.execute(db)
  return rows
}
