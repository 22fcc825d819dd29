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
  await keepFirstVersion(db, id, by)
  const kept = await db.selectFrom('kb_version').where('node_id', '=', id).select('no').execute()
  await addVersion(db, id, kept.length + 1, content, by)
  await replacePublished(db, id, content, by)
}

/** What readers see and no version has, since it is older than versions are, becomes the first. */
export async function keepFirstVersion(db: Db, id: string, by: Omit<Publishing, 'author'>): Promise<void> {
  const kept = await db.selectFrom('kb_version').where('node_id', '=', id).select('no').executeTakeFirst()
  const before = kept ? undefined : await findPublished(db, id)
  if (before) await addVersion(db, id, 1, before, { ...by, author: null })
}

interface Versioning extends Omit<Publishing, 'author'> {
  readonly author: string | null
}

const addVersion = (db: Db, id: string, no: number, content: KnowledgeContent, { author, reviewer, at }: Versioning) =>
  db
    .insertInto('kb_version')
    .values({
      node_id: id,
      no,
      content: JSON.stringify(content),
      author_id: author,
      reviewer_id: reviewer,
      published_at: at,
    })
    .execute()

async function replacePublished(
  db: Db,
  id: string,
  content: KnowledgeContent,
  { author, at }: Publishing,
): Promise<void> {
  const { title, docNo, issuer, source, issueDate, effectDate, status, ownerId, validUntil, articles } = content
  const doc = {
    doc_no: docNo,
    issuer,
    source,
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
