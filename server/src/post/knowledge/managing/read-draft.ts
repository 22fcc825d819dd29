import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { draft, KnowledgeContent } from '@portal/shared-lib/contract/knowledge-admin'
import { sql } from 'kysely'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuse } from '../../../platform/refusal'
import { keptContent } from './content'

type Draft = CallAnswer<typeof draft>

/** A document under work; where nothing was written of it yet, as it is published. */
export async function readDraft(db: Db, { personId }: Caller, id: string): Promise<Draft> {
  const [written, published, versions] = await Promise.all([
    findDraft(db, id),
    findPublished(db, id),
    readVersions(db, id),
  ])
  if (written) {
    const { author_id, content, ...row } = written
    return {
      ...row,
      content: keptContent(content),
      id,
      isOwn: author_id === personId,
      published: published ?? null,
      versions,
    }
  }
  const content = published ?? refuse('notFound', { what: '知识内容' })
  return {
    id,
    state: 'published',
    content,
    version: 0,
    author: '',
    isOwn: false,
    remark: '',
    published: content,
    versions,
  }
}

const findDraft = (db: Db, id: string) =>
  db
    .selectFrom('kb_draft')
    .innerJoin('person', 'person.id', 'author_id')
    .where('node_id', '=', id)
    .select(['state', 'content', 'version', 'user_name as author', 'author_id', 'remark'])
    .$narrowType<{ state: Draft['state'] }>()
    .executeTakeFirst()

/** What readers see; undefined where they see nothing. */
export async function findPublished(db: Db, id: string): Promise<KnowledgeContent | undefined> {
  const { rows } = await sql<KnowledgeContent>`
    select title, doc_no as "docNo", issuer, source, to_char(issue_date, 'YYYY-MM-DD') as "issueDate",
      to_char(effect_date, 'YYYY-MM-DD') as "effectDate", status,
      owner_id as "ownerId", coalesce(user_name, '') as owner, to_char(valid_until, 'YYYY-MM-DD') as "validUntil",
      (select coalesce(jsonb_agg(jsonb_build_object('no', no, 'text', text) ||
        case when body is null then '{}' else jsonb_build_object('body', body) end order by seq), '[]')
        from kb_article where kb_article.node_id = kb_node.id) as articles,
      (select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'name', name, 'size', size) order by place), '[]')
        from kb_file join file on file.id = file_id
        where kb_file.node_id = kb_node.id and place is not null) as attachments
    from kb_node join kb_doc on kb_doc.node_id = kb_node.id left join person on person.id = owner_id where kb_node.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

async function readVersions(db: Db, id: string): Promise<Draft['versions']> {
  const rows = await db
    .selectFrom('kb_version')
    .leftJoin('person as author', 'author.id', 'author_id')
    .innerJoin('person as reviewer', 'reviewer.id', 'reviewer_id')
    .where('node_id', '=', id)
    .orderBy('no', 'desc')
    .select(['no', 'author.user_name as author', 'reviewer.user_name as reviewer', 'published_at', 'content'])
    .execute()
  return rows.map(({ author, content, published_at, ...row }) => ({
    ...row,
    content: keptContent(content),
    author: author ?? '',
    publishedOn: dayOf(published_at),
  }))
}
