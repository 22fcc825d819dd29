import type { Db } from '../../database/connect'
import type { Services } from '../../services'

/** Whether a person must sign in with a second factor in one post at least. */
export async function isDemanded(db: Db, personId: string, { config }: Services): Promise<boolean> {
  const { secondFactorRoles } = config.signIn
  if (secondFactorRoles.length === 0) return false
  const post = await db
    .selectFrom('post_role')
    .innerJoin('post', 'post.id', 'post_role.post_id')
    .where('person_id', '=', personId)
    .where('role_code', 'in', secondFactorRoles)
    .select('post.id')
    .limit(1)
    .executeTakeFirst()
  return post !== undefined
}
