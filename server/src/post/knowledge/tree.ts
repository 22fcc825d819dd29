import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { tree } from '@portal/shared-lib/contract/knowledge'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

/** All nodes, siblings in their order, parents before their children. */
export async function readTree(db: Db): Promise<CallAnswer<typeof tree>> {
  return await db
    .withRecursive('placed', query =>
      query
        .selectFrom('kb_node')
        .where('parent_id', 'is', null)
        .select(['id', 'title', 'parent_id', 'kind', sql<number[]>`array[sort_no]`.as('place')])
        .unionAll(below =>
          below
            .selectFrom('kb_node')
            .innerJoin('placed', 'placed.id', 'kb_node.parent_id')
            .select(['kb_node.id', 'kb_node.title', 'kb_node.parent_id', 'kb_node.kind'])
            .select(sql<number[]>`placed.place || kb_node.sort_no`.as('place')),
        ),
    )
    .selectFrom('placed')
    .leftJoin('kb_doc', 'kb_doc.node_id', 'placed.id')
    .orderBy('place')
    .select(['placed.id', 'title', 'parent_id as parentId', 'kind'])
    .select(eb => eb('kb_doc.node_id', 'is not', null).$castTo<boolean>().as('hasContent'))
    .execute()
}
