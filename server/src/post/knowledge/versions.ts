import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { versions } from '@portal/shared-lib/contract/knowledge'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'

type Versions = CallAnswer<typeof versions>
type Row = Versions['versions'][number] & { readonly law: string }

/** The documents of a kind that bear the title of one; each ends where the next one takes effect. */
export async function readVersions(db: Db, id: string): Promise<Versions> {
  const { rows } = await sql<Row>`
    select other.id, doc.doc_no as "docNo", to_char(doc.effect_date, 'YYYY-MM-DD') as "from",
      to_char(lead(doc.effect_date) over (order by doc.effect_date nulls first, other.id) - 1, 'YYYY-MM-DD') as until,
      doc.status, law_title(other.title) as law
    from kb_node as asked join kb_doc as own on own.node_id = asked.id
    join kb_node as other on other.kind = asked.kind and law_title(other.title) = law_title(asked.title)
    join kb_doc as doc on doc.node_id = other.id
    where asked.id = ${id} order by doc.effect_date desc nulls last, other.id desc`.execute(db)
  const [first] = rows
  if (!first) return refuse('notFound', { what: '知识内容' })
  return { title: first.law, versions: rows.map(({ law: _, ...version }) => version) }
}
