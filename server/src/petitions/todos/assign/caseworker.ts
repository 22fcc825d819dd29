import { sql } from 'kysely'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { KEPT } from '../../../platform/database/kept'
import type { TodoType } from '../types'

/** What is given to somebody by itself: the work on a case, not the checking of it. */
const DISTRIBUTED: readonly TodoType[] = ['sort', 'signFor', 'accept', 'coHandle', 'handle', 'reopened', 'instructed']

interface Unclaimed {
  readonly provinceCode: string
  readonly petitionId: string | null
  readonly type: TodoType
  readonly orgId: string
  readonly deptId: string
  readonly createdAt: Date
}

/** What is overdue weighs three times as much as what is not. */
const OVERDUE_WEIGHT = 2

/**
 * Who gets a to-do that nobody is named for, where its organisation distributes by itself: of the department's people
 * for the petition's category, whoever has least to do. Nobody who is away, who may not know of the petition, or who
 * bears the name of somebody accused in it. Undefined where it waits to be claimed.
 */
export async function findCaseworker(db: Db, todo: Unclaimed): Promise<string | undefined> {
  if (!DISTRIBUTED.includes(todo.type)) return undefined
  const { provinceCode, petitionId, orgId, deptId, createdAt } = todo
  if (!(await distributes(db, orgId))) return undefined
  const { rows } = await sql<{ id: string }>`
    select person.id
    from distribution_rule as rule
    join petition on petition.province_code = ${provinceCode} and petition.id = ${petitionId}
      and starts_with(petition.category, rule.category)
    join post on post.person_id = rule.person_id and post.dept_id = ${deptId}
    join person on person.id = rule.person_id and person.in_use
    where rule.org_id = ${orgId}
      and not exists (
        select from deputy where deputy.org_id = rule.org_id and deputy.person_id = rule.person_id
          and ended_at is null and ${dayOf(createdAt)} between from_day and until_day)
      and (not petition.walled_off or exists (
        select from petition_access as access where access.province_code = petition.province_code
          and access.petition_id = petition.id and access.person_id = person.id))
      and not exists (
        select from petition_person as accused where accused.province_code = petition.province_code
          and accused.petition_id = petition.id and accused.role = '6' and accused.name = person.user_name)
    order by length(rule.category) desc, (
      select count(*) + ${OVERDUE_WEIGHT} * count(*) filter (where todo.due_at < ${createdAt}) from todo
      where todo.province_code = ${provinceCode} and todo.person_id = person.id and todo.person_id <> ''
        and todo.org_id = rule.org_id and todo.done_at is null), person.id
    limit 1`.execute(db)
  return rows[0]?.id
}

/** Whether an organisation gives anything to anybody by itself; few do. */
async function distributes(db: Db, orgId: string): Promise<boolean> {
  const rules = db.selectFrom('distribution_rule').where('org_id', '=', orgId).select('person_id').limit(1)
  return (await rules.modifyFront(KEPT).executeTakeFirst()) !== undefined
}
