import { OFFICIAL_STATE as STATE } from '@portal/shared-lib/contract/rules/official-document'
import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { inPlaceOf } from '../people/organisations/successor'
import { petitionsVisibleTo } from '../petitions/record/scope'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import { isRowId } from '../platform/paging/row-id'
import { refuse } from '../platform/refusal'

export type OfficialDocument = Selectable<Database['official_document']>

/** As refusals and the audit call it. */
export const NAME = '公文'

/** The page by which those have official documents who may read any. */
export const PAGE = 'official/officialList'

/**
 * Those of the caller's organisation, as far as the caller may know of their petitions, drafts to their department alone,
 * and those that were sent to it. Whom a document is for reads it as it is, and gets no way into its petition.
 */
export const documentsVisibleTo = (db: Db, caller: Caller) =>
  db
    .selectFrom('official_document')
    .where('official_document.province_code', '=', caller.provinceCode)
    .where(eb => eb.or([eb.and([isOwn(caller), mayKnow(db, caller), isReady(caller)]), wasSentTo(caller)]))

const isOwn = ({ orgId }: Caller) => sql<boolean>`official_document.org_id in ${inPlaceOf(orgId)}`

const mayKnow = (db: Db, caller: Caller) =>
  sql<boolean>`(official_document.petition_id is null or exists (${petitionOf(db, caller)}))`

const isReady = ({ deptId, holderId }: Caller) => sql<boolean>`(official_document.state <> ${STATE.draft}
  or official_document.dept_id = ${deptId} or official_document.drafter_id = ${holderId})`

const wasSentTo = ({ orgId }: Caller) => sql<boolean>`(official_document.sent_at is not null and exists (
  select from official_receiver as own where own.province_code = official_document.province_code
    and own.document_id = official_document.id and own.delivered_at is not null and own.org_id in ${inPlaceOf(orgId)}))`

/** The petition of the document in the query, where the caller may know of it. */
export const petitionOf = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .where('petition.id', '=', sql<string>`official_document.petition_id`)
    .select('petition.petition_no')
    .offset(0)

/** Refused alike where there is none and where the caller may not know of it. */
export async function getDocument(db: Db, caller: Caller, id: string): Promise<OfficialDocument> {
  return (await visibleRow(db, caller, id)?.executeTakeFirst()) ?? refuse('notFound', { what: NAME })
}

/** As `getDocument`; keeps everybody else from it until the transaction ends. */
export async function lockDocument(db: Db, caller: Caller, id: string): Promise<OfficialDocument> {
  const row = await visibleRow(db, caller, id)?.forUpdate('official_document').executeTakeFirst()
  return row ?? refuse('notFound', { what: NAME })
}

const visibleRow = (db: Db, caller: Caller, id: string) =>
  isRowId(id)
    ? documentsVisibleTo(db, caller).where('official_document.id', '=', id).selectAll('official_document')
    : undefined

/** Changes columns, raises the version, and answers the document as it is now. */
export async function changeDocument(
  db: Db,
  caller: Caller,
  { province_code, id, version }: OfficialDocument,
  { at, ...changes }: Updateable<Database['official_document']> & { readonly at: Date },
): Promise<OfficialDocument> {
  return await db
    .updateTable('official_document')
    .set({ ...changes, version: version + 1, changed_by: caller.personId, changed_at: at })
    .where('province_code', '=', province_code)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Entry {
  readonly action: string
  readonly text: string
  /** Whether other organisations read it too. */
  readonly shared: boolean
  readonly at: Date
}

/** Adds a line to what was done with it; the row is locked, or new. */
export async function addEntry(db: Db, caller: Caller, { province_code, id }: OfficialDocument, entry: Entry) {
  const { last } = await db
    .selectFrom('official_entry')
    .where('province_code', '=', province_code)
    .where('document_id', '=', id)
    .select(eb => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const on_behalf_of = caller.holderId === caller.personId ? null : caller.holderId
  const by = { person_id: caller.personId, org_id: caller.orgId, on_behalf_of }
  await db
    .insertInto('official_entry')
    .values({ province_code, document_id: id, seq: (last ?? 0) + 1, ...by, ...entry })
    .execute()
}
