import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { document } from '@portal/shared-lib/contract/knowledge'
import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'

/** A document with its place in the tree and its articles; refuses where there is none. */
export async function readDocument(db: Db, id: string, now: Date): Promise<CallAnswer<typeof document>> {
  const found = (await findDocument(db, id)) ?? refuse('notFound', { what: '知识内容' })
  const { parentId, owner, ...shown } = found
  const isExpired = shown.validUntil !== null && shown.validUntil < dayOf(now)
  return {
    ...shown,
    owner: owner ?? '',
    isExpired,
    categories: await categoriesOf(db, id),
    path: await titlesDownTo(db, parentId),
    articles: await readArticles(db, id),
    attachments: await attachmentsOf(db, id),
  }
}

function findDocument(db: Db, id: string) {
  return db
    .selectFrom('kb_doc')
    .innerJoin('kb_node', 'kb_node.id', 'kb_doc.node_id')
    .leftJoin('person', 'person.id', 'kb_doc.owner_id')
    .where('kb_node.id', '=', id)
    .select(['kb_node.id', 'title', 'kind', 'parent_id as parentId', 'doc_no as docNo', 'issuer', 'source', 'status'])
    .select(['issue_date as issueDate', 'effect_date as effectDate', 'valid_until as validUntil', 'user_name as owner'])
    .executeTakeFirst()
}

const categoriesOf = (db: Db, id: string) =>
  db
    .selectFrom('kb_link')
    .leftJoin('code_item', join => join.onRef('code_id', '=', 'category').on('table_name', '=', 'DM_NRFL'))
    .where('node_id', '=', id)
    .orderBy('category')
    .select(eb => ['category as code', eb.fn.coalesce('code_name', 'category').as('name')])
    .execute()

/** Titles from the root down to a node. */
async function titlesDownTo(db: Db, id: string | null): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    with recursive above as (
      select parent_id, title, 0 as height from kb_node where id = ${id}
      union all
      select kb_node.parent_id, kb_node.title, above.height + 1 from kb_node join above on kb_node.id = above.parent_id
    )
    select title from above order by height desc`.execute(db)
  return rows.map(({ title }) => title)
}

/** Those that readers see, in their order. */
export async function readArticles(db: Db, id: string) {
  const articles = await db
    .selectFrom('kb_article')
    .where('node_id', '=', id)
    .orderBy('seq')
    .select(['no', 'text', 'body'])
    .execute()
  return articles.map(({ body, ...article }) => (body ? { ...article, body } : article))
}

async function attachmentsOf(db: Db, id: string) {
  const files = await db
    .selectFrom('kb_file')
    .innerJoin('file', 'file.id', 'file_id')
    .where('node_id', '=', id)
    .where('place', 'is not', null)
    .orderBy('place')
    .select(['file.id', 'name', 'size'])
    .execute()
  return files.map(({ size, ...file }) => ({ ...file, size: Number(size) }))
}
