import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Who has a petition to handle: department and person of each open to-do, a department alone where nobody claimed it. */
export async function holdersOf(db: Db, { provinceCode }: Caller, petitionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('todo')
    .innerJoin('department', 'department.id', 'todo.dept_id')
    .innerJoin('organisation', 'organisation.id', 'todo.org_id')
    .leftJoin('person', 'person.id', 'todo.person_id')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('done_at', 'is', null)
    .where('family', '=', 'db')
    .orderBy('todo.id')
    .select(['company_name as organisation', 'dept_name as department'])
    .select(eb => eb.fn.coalesce('user_name', sql<string>`''`).as('person'))
    .execute()
  return [
    ...new Set(rows.map(({ organisation, department, person }) => `${organisation}${department} ${person}`.trim())),
  ]
}
