import type { Db } from '../../platform/database/connect'

/** Officers of system, security and audit: they run the platform and see no case (三员分立). */
export const OFFICER_ROLES = ['R91', 'R92', 'R93']

export const isOfficer = ({ roles }: { readonly roles: readonly string[] }): boolean =>
  roles.some(role => OFFICER_ROLES.includes(role))

/**
 * Throws where an officer has a second role in any post. The database refuses it too; this finds what was filled in
 * with its triggers switched off, or before it had them.
 */
export async function refuseOfficerConflicts(db: Db): Promise<void> {
  const found = await db.selectFrom('officer_conflict').selectAll().orderBy('person_id').limit(1).executeTakeFirst()
  if (!found) return
  throw new Error(
    `Person ${found.person_id} holds the roles ${found.roles.join(', ')}: an officer (${OFFICER_ROLES.join(', ')}) ` +
      'can have no other role in any post. Take the others away before the portal starts.',
  )
}

/** The people in use who hold a role in any post. */
export async function holdersOf(db: Db, role: string): Promise<string[]> {
  const people = await db
    .selectFrom('post_role')
    .innerJoin('post', 'post.id', 'post_role.post_id')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('role_code', '=', role)
    .where('person.in_use', '=', true)
    .select('person.id')
    .distinct()
    .execute()
  return people.map(({ id }) => id)
}
