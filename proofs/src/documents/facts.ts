import type { Query } from '../database.ts'

export interface Receiver {
  readonly seq: number
  readonly org_id: string | null
  readonly copied: boolean
  readonly state: string
  readonly signed_at: string | null
  readonly signer: string
  readonly handler_id: string | null
  readonly due_at: string | null
  readonly delivered_at: string | null
  /** Signs for itself in the portal. */
  readonly has_access: boolean
}

export interface Todo {
  readonly ref_id: string
  readonly todo_type: string
  readonly org_id: string
  readonly dept_id: string
  readonly person_id: string
  readonly due_at: string | null
}

/** An official document with all that belongs to it, as one moment shows it; of to-dos the open ones. */
export interface Document {
  readonly id: number
  readonly incoming: boolean
  readonly state: string
  readonly version: number
  readonly org_id: string
  readonly dept_id: string
  readonly drafter_id: string
  readonly document_no: string
  readonly petition_id: number | null
  readonly petition_no: string | null
  readonly walled_off: boolean | null
  readonly file_id: string | null
  readonly digest: string
  readonly pdf_file_id: string | null
  readonly pdf_digest: string
  readonly sent_at: string | null
  readonly closed_at: string | null
  readonly receivers: readonly Receiver[]
  readonly todos: readonly Todo[]
  readonly numbers: readonly { document_no: string; cancelled_at: string | null }[]
  readonly entries: readonly { seq: number; person_id: string; action: string; text: string; shared: boolean }[]
}

export const TODO_TYPES = ['document', 'documentApproval']

const many = (select: string, order: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(found) order by ${order}), '[]') from (${select}) as found)`

const DOCUMENT = `select document.*, petition.petition_no, petition.walled_off,
  ${many(
    `select receiver.*, coalesce(organisation.has_access, false) as has_access from official_receiver as receiver
      left join organisation on organisation.id = receiver.org_id
      where (receiver.province_code, document_id) = (document.province_code, document.id)`,
    'seq',
  )} as receivers,
  ${many(
    `select * from todo where todo.province_code = document.province_code and petition_id is null and done_at is null
      and todo_type = any($2) and split_part(ref_id, '-', 1) = document.id::text`,
    'id',
  )} as todos,
  ${many(
    `select * from document_number as taken
      where (taken.province_code, official_document_id) = (document.province_code, document.id)`,
    'document_no',
  )} as numbers,
  ${many(
    `select * from official_entry as entry
      where (entry.province_code, document_id) = (document.province_code, document.id)`,
    'seq',
  )} as entries
  from official_document as document
  left join petition on petition.province_code = document.province_code and petition.id = document.petition_id
  where document.id = $1`

/** Undefined where it was removed. */
export async function readFacts(query: Query, id: string): Promise<Document | undefined> {
  const [row] = await query<{ found: Document }>(`select to_jsonb(found) as found from (${DOCUMENT}) as found`, [
    id,
    TODO_TYPES,
  ])
  return row?.found
}
