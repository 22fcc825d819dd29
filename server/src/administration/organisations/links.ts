import type { Link } from '@portal/shared-lib/contract/rules/organisation-admin'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

/** What hangs on an organisation and is in use; each number keeps it from being closed. */
export async function linksOf(db: Db, provinceCode: string, id: string): Promise<Record<Link, number>> {
  const { rows } = await sql<Record<Link, number>>`
    select
      (select count(*)::int from organisation where parent1_id = ${id} and in_use) as lower,
      (select count(*)::int from organisation where parent2_id = ${id} and in_use) as "lineLower",
      (select count(*)::int from organisation where parent3_id = ${id} and in_use) as watched,
      (select count(distinct person.id)::int from post join person on person.id = post.person_id
        where post.org_id = ${id} and person.in_use) as people,
      (select count(*)::int from todo where province_code = ${provinceCode} and org_id = ${id} and done_at is null) as todos,
      (select count(*)::int from supervision
        where province_code = ${provinceCode} and closed_at is null and (org_id = ${id} or exists (
          select from supervision_addressee as addressee
          where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id
            and addressee.org_id = ${id} and addressee.closed_at is null))) as orders
  `.execute(db)
  return rows[0] ?? { lower: 0, lineLower: 0, watched: 0, people: 0, todos: 0, orders: 0 }
}
