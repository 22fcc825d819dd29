import type { assignees } from '@portal/shared-lib/contract/assignments'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dayOf, startOfDay } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { type Colleague, peopleWithTodos } from './receiver'

type Assignee = CallAnswer<typeof assignees>[number]

/** To whom the caller can give to-dos, with the load of each. */
export async function listAssignees(
  services: Services,
  db: Db,
  caller: Caller,
  within: 'department' | 'organisation',
): Promise<Assignee[]> {
  const people = await peopleWithTodos(services, db, caller, within)
  const loads = await loadsOf(db, caller, people, services.now())
  return people.map(({ personId, name, department }) => {
    const { open = '0', overdue = '0', deputy = '' } = loads.get(personId) ?? {}
    return { personId, name, department, open: Number(open), overdue: Number(overdue), deputy: deputy ?? '' }
  })
}

interface Load {
  readonly id: string
  readonly open: string
  readonly overdue: string
  readonly deputy: string | null
}

async function loadsOf(db: Db, { provinceCode, orgId }: Caller, people: readonly Colleague[], now: Date) {
  const today = dayOf(now)
  const { rows } = await sql<Load>`
    select person.id,
      count(todo.id) as open, count(todo.id) filter (where todo.due_at < ${startOfDay(today)}) as overdue,
      (select deputy_person.user_name from deputy join person as deputy_person on deputy_person.id = deputy.deputy_id
        where deputy.org_id = ${orgId} and deputy.person_id = person.id and ended_at is null
          and ${today} between from_day and until_day order by deputy.id desc limit 1) as deputy
    from unnest(${people.map(({ personId }) => personId)}::text[]) as person (id)
    left join todo on todo.province_code = ${provinceCode} and todo.person_id = person.id and todo.org_id = ${orgId}
      and todo.person_id <> '' and todo.done_at is null
    group by person.id`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
