import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { OFFICER_ROLES } from '../identity/officers'

/**
 * Roles of officers that a person alone holds among the accounts that can be signed in to: without that person the portal
 * would have nobody for them. Two who leave at once wait for one another.
 */
export async function heldAlone(db: Db, personId: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('officers', 0))`.execute(db)
  const { rows } = await sql<{ role_code: string }>`
    select role_code from post_role join post on post.id = post_role.post_id join person on person.id = post.person_id
    where role_code = any(${OFFICER_ROLES}::text[]) and person.in_use
      and (not person.awaits_password or person.id = ${personId})
    group by role_code having bool_and(person.id = ${personId})`.execute(db)
  return rows.map(({ role_code }) => role_code)
}
