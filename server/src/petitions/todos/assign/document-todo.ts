import { sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

/** Of official documents: that of a receiver is about its own part, like 17-2, that of the sender about the whole, like 17. */
const DOCUMENT_TYPES = ['document', 'documentApproval']

export const isDocumentTodo = (type: string): boolean => DOCUMENT_TYPES.includes(type)

/** SQL for how lists call the official document that a to-do is about. */
export const documentSubject = sql<string>`(
  select concat_ws(' ', nullif(document_no, ''), official_document.title)
  from official_document where official_document.province_code = todo.province_code
    and official_document.id = split_part(todo.ref_id, '-', 1)::bigint)`

/** The document of a to-do, locked as by every action on it; its petition has to be known of at the sender alone. */
export async function lockDocumentOf(db: Db, { provinceCode, orgId }: Caller, refId: string) {
  const [id = '', seq] = refId.split('-')
  const row = await db
    .selectFrom('official_document')
    .where('province_code', '=', provinceCode)
    .where('id', '=', id)
    .select(['petition_id', 'org_id'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isReceiver = seq !== undefined && row.org_id !== orgId
  return { id, seq, petitionId: isReceiver ? null : row.petition_id, isReceiver }
}

/** The right that whoever has the to-do needs: what comes next with a document that is written here is asked for there. */
export const documentRight = (type: string, isReceiver: boolean): string =>
  type === 'documentApproval' ? 'gw:approve' : isReceiver ? 'gw:sign' : 'gw:draft'

/** Whoever has signed for it handles it: from now on the one to whom the to-do is given. */
export async function giveReceipt(
  db: Db,
  { provinceCode }: Caller,
  { id, seq }: { readonly id: string; readonly seq: string | undefined },
  { personId, deptId }: { readonly personId: string; readonly deptId: string },
): Promise<void> {
  await db
    .updateTable('official_receiver')
    .set({ handler_id: personId, handler_dept_id: deptId })
    .where('province_code', '=', provinceCode)
    .where('document_id', '=', id)
    .where('seq', '=', Number(seq))
    .where('state', '=', '2')
    .execute()
}

/** A line of what was done with it, which the own organisation reads. */
export async function noteDocument(
  db: Db,
  caller: Caller,
  id: string,
  { action, text, at }: { readonly action: string; readonly text: string; readonly at: Date },
): Promise<void> {
  const of = sql`province_code = ${caller.provinceCode} and document_id = ${id}`
  await sql`insert into official_entry
      (province_code, document_id, seq, at, person_id, org_id, action, text, shared)
    select ${caller.provinceCode}, ${id}, coalesce(max(seq), 0) + 1, ${at}, ${caller.personId}, ${caller.orgId},
      ${action}, ${text}, false
    from official_entry where ${of}`.execute(db)
}
