import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { editors } from '@portal/shared-lib/contract/knowledge-admin'
import type { Db } from '../../../platform/database/connect'

/** Who administers the knowledge base, each once, with the office of one of their posts. */
export function readEditors(db: Db): Promise<CallAnswer<typeof editors>> {
  return db
    .selectFrom('permission_node')
    .innerJoin('role_permission', 'role_permission.node_id', 'permission_node.id')
    .innerJoin('post_role', 'post_role.role_code', 'role_permission.role_code')
    .innerJoin('post', 'post.id', 'post_role.post_id')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('permission_node.url', '=', 'zs:edit')
    .where('person.in_use', '=', true)
    .distinctOn('person.id')
    .orderBy('person.id')
    .orderBy('post.id')
    .select(['person.id', 'user_name as name', 'company_name as office'])
    .execute()
}

export const editorIds = async (db: Db): Promise<string[]> => (await readEditors(db)).map(({ id }) => id)
