import type { KnowledgeContent } from '@portal/shared-lib/contract/knowledge-admin'
import type { Db } from '../../../platform/database/connect'
import { publishFiles } from './files'
import { findPublished } from './read-draft'

interface Publishing {
  readonly author: string
  readonly reviewer: string
  readonly at: Date
}

/** Puts content where readers find it, and keeps it as the next version; the first one keeps what stood there before, too. */
export async function publishContent(db: Db, id: string, content: KnowledgeContent, by: Publishing): Promise<void> {
  const kept = await db.selectFrom('kb_version').where('node_id', '=', id).select('no').execute()
  const before = kept.length === 0 ? await findPublished(db, id) : undefined
  const added = [...(before ? [{ content: before, author: null }] : []), { content, author: by.author }]
  await db
    .insertInto('kb_version')
    .values(
      added.map((each, at) => ({
        node_id: id,
        no: kept.length + at + 1,
        content: JSON.stringify(each.content),
        author_id: each.author,
        reviewer_id: by.reviewer,
        published_at: by.at,
      })),
    )
    .execute()
  await replacePublished(db, id, content, by)
}

async function replacePublished(
  db: Db,
  id: string,
  content: KnowledgeContent,
  { author, at }: Publishing,
): Promise<void> {
  const { title, docNo, issuer, issueDate, effectDate, status, ownerId, validUntil, articles } = content
  const doc = {
    doc_no: docNo,
    issuer,
    issue_date: issueDate,
    effect_date: effectDate,
    status,
    owner_id: ownerId,
    valid_until: validUntil,
  }
  await db.updateTable('kb_node').set({ title }).where('id', '=', id).execute()
  await db
    .insertInto('kb_doc')
    .values({ ...doc, node_id: id, changed_by: author, changed_at: at })
    .onConflict(conflict =>
      conflict.column('node_id').doUpdateSet(eb => ({
        ...doc,
        changed_by: author,
        changed_at: at,
        version: eb('kb_doc.version', '+', 1),
      })),
    )
    .execute()
  await db.deleteFrom('kb_article').where('node_id', '=', id).execute()
  await db
    .insertInto('kb_article')
    .values(
      articles.map(({ no, text, body }, index) => ({
        node_id: id,
        seq: index + 1,
        no,
        text,
        body: body ? JSON.stringify(body) : null,
      })),
    )
    .execute()
  await publishFiles(db, id, content)
}
