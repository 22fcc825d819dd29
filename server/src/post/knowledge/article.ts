import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { article } from '@portal/shared-lib/contract/knowledge'
import type { Db } from '../../platform/database/connect'

/** An article of a law by its number, as the newest document of that title has it. */
export async function findArticle(db: Db, { law, no }: CallInput<typeof article>): Promise<CallAnswer<typeof article>> {
  const found = await db
    .selectFrom('kb_node')
    .innerJoin('kb_doc', 'kb_doc.node_id', 'kb_node.id')
    .innerJoin('kb_article', 'kb_article.node_id', 'kb_node.id')
    .where('kb_node.title', '=', law)
    .where('kb_node.kind', '=', 'law')
    .where('kb_article.no', '=', no)
    .orderBy('kb_doc.effect_date', 'desc')
    .select(['kb_node.id as documentId', 'kb_node.title as law', 'kb_article.no', 'kb_article.text'])
    .executeTakeFirst()
  return found ?? null
}
