import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { OFFICER_ROLES } from '../officers'

/** Roles that sign in with a second factor only: those the province names, and in production the officers. */
export const rolesWithSecondFactor = ({ production, signIn }: Services['config']): readonly string[] =>
  production ? [...signIn.secondFactorRoles, ...OFFICER_ROLES] : signIn.secondFactorRoles

/** Whether somebody has an app or a key with which to sign in. */
export async function hasSecondFactor(db: Db, personId: string): Promise<boolean> {
  const app = await db
    .selectFrom('second_factor')
    .where('person_id', '=', personId)
    .select('person_id')
    .executeTakeFirst()
  if (app) return true
  const key = db.selectFrom('person_certificate').where('person_id', '=', personId).select('person_id')
  return (await key.executeTakeFirst()) !== undefined
}

/** Whether a person must sign in with a second factor in one post at least. */
export async function isDemanded(db: Db, personId: string, { config }: Services): Promise<boolean> {
  const roles = rolesWithSecondFactor(config)
  if (roles.length === 0) return false
  const post = await db
    .selectFrom('post_role')
    .innerJoin('post', 'post.id', 'post_role.post_id')
    .where('person_id', '=', personId)
    .where('role_code', 'in', roles)
    .select('post.id')
    .limit(1)
    .executeTakeFirst()
  return post !== undefined
}
