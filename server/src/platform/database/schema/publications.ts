import type { KnowledgeKind } from '@portal/shared-lib/contract/knowledge'
import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key } from './columns'

/** Notices, material to download, knowledge. */
export interface PublicationTables {
  notice: {
    id: Key
    title: string
    content: string
    publisher: string
    created_at: Instant
    state: Defaulted<'draft' | 'published' | 'withdrawn'>
    org_id: string | null
    author_id: string | null
    changed_at: ColumnType<Date, Date | undefined, Date>
    version: Defaulted<number>
    told: Defaulted<boolean>
  }
  notice_file: { notice_id: string; seq: number; file_id: string }
  notice_reader: { notice_id: string; person_id: string; read_at: Instant }
  download: {
    id: Key
    title: string
    type: string
    description: string
    created_at: Instant
    org_id: string
    author_id: string
    withdrawn: Defaulted<boolean>
  }
  download_file: { download_id: string; seq: number; file_id: string }
  kb_node: { id: string; parent_id: string | null; sort_no: number; title: string; kind: KnowledgeKind }
  kb_doc: {
    node_id: string
    doc_no: Defaulted<string>
    issuer: Defaulted<string>
    issue_date: ColumnType<string | null, string | null | undefined, string | null>
    effect_date: ColumnType<string | null, string | null | undefined, string | null>
    status: Defaulted<'现行' | '已修改' | '已废止'>
  }
  kb_article: { node_id: string; seq: number; no: string; text: string }
}
