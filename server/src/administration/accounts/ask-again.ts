import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'

/**
 * Takes from posts all that they may do and proposes it anew, by whoever has changed what it comes to: another officer
 * agrees, or does not. What was proposed already was so for how the posts stood before, and is proposed anew too.
 * @param unchanged roles that are left alone
 */
export async function askAgain(
  db: Db,
  postIds: readonly string[],
  reason: string,
  by: Author,
  unchanged: readonly string[] = [],
): Promise<void> {
  const [ids, others] = [
    ['', ...postIds],
    ['', ...unchanged],
  ]
  const proposed = await db
    .deleteFrom('post_role_proposal')
    .where('post_id', 'in', ids)
    .where('role_code', 'not in', others)
    .returning(['post_id', 'role_code', 'data_scope', 'org_ids'])
    .execute()
  const held = await db
    .deleteFrom('post_role')
    .where('post_id', 'in', ids)
    .where('role_code', 'not in', others)
    .returning(['post_id', 'role_code', 'data_scope'])
    .execute()
  const listed = await db.deleteFrom('post_scope').where('post_id', 'in', ids).returningAll().execute()
  const listOf = (post: string) => listed.flatMap(({ post_id, org_id }) => (post_id === post ? [org_id] : []))
  const again = [
    ...held.map(role => ({ ...role, org_ids: role.data_scope === 'LIST' ? listOf(role.post_id) : [] })),
    ...proposed.filter(one => !held.some(role => role.post_id === one.post_id && role.role_code === one.role_code)),
  ]
  if (again.length === 0) return
  await db
    .insertInto('post_role_proposal')
    .values(again.map(right => ({ ...right, reason, proposed_by: by.personId ?? null })))
    .execute()
}
