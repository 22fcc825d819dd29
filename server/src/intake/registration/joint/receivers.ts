import type { Db } from '../../../platform/database/connect'

/** 来访登记 in the permission tree. */
const [MENU, PAGE] = ['visitorManage', 'visitorRegister']

/** Those of an organisation who receive visitors, with the department in which they do. */
export const receiversOf = (db: Db, orgId: string) =>
  receiving(db)
    .where('post.org_id', '=', orgId)
    .orderBy('post.dept_id')
    .select(['person.id as personId', 'post.dept_id as deptId'])
    .distinct()
    .execute()

/** The posts in which visitors are received. */
export const receiving = (db: Db) =>
  db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .innerJoin('role_permission', 'role_permission.role_code', 'post_role.role_code')
    .innerJoin('permission_node', 'permission_node.id', 'role_permission.node_id')
    .innerJoin('permission_node as menu', 'menu.id', 'permission_node.parent_id')
    .where('person.in_use', '=', true)
    .where('permission_node.url', '=', PAGE)
    .where('menu.url', '=', MENU)
