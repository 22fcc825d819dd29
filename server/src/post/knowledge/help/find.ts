import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { pageHelp } from '@portal/shared-lib/contract/knowledge'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { contains } from '../../../platform/paging/like'
import { readArticles } from '../document'
import { KNOWLEDGE_PAGE } from '../page'

/**
 * The help of a page by its title. A province may call its articles by more than that; by a part of a title only they find
 * something who may read the tree.
 */
export async function findPageHelp(
  db: Db,
  { permissions }: Caller,
  title: string,
): Promise<CallAnswer<typeof pageHelp>> {
  const mayReadTree = permissions.has(KNOWLEDGE_PAGE)
  const found = await db
    .selectFrom('kb_node')
    .innerJoin('kb_doc', 'node_id', 'kb_node.id')
    .where('kind', '=', 'manual')
    .where(eb => (mayReadTree ? eb('title', 'like', contains(title)) : eb('title', '=', title)))
    .orderBy(eb => eb.fn<number>('length', ['title']))
    .orderBy('kb_node.id')
    .select(['kb_node.id', 'title'])
    .executeTakeFirst()
  return found ? { ...found, articles: await readArticles(db, found.id) } : null
}
