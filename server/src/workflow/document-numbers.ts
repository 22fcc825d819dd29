import { DOCUMENT_NO_TEXTS, documentNoOf, seriesOf } from '@portal/shared-lib/contract/rules/document-number'
import { sql } from 'kysely'
import { dayOf } from '../calendar/china-time'
import type { Db } from '../database/connect'
import { refuseField } from '../http/refusal'
import type { Caller } from '../identity/caller'
import type { Work } from './work'

/** For what an organisation takes a number. */
interface Taken {
  readonly documentNo: string
  readonly petitionId: string
  /** DM_WSLX. */
  readonly type: string
  /** The document that is issued under it; none while it is only being written. */
  readonly documentId?: string
  readonly at: Date
}

/** The number after the last that an organisation has counted this year. */
export async function nextDocumentNo(db: Db, { provinceCode, orgId }: Caller, at: Date): Promise<string> {
  const year = Number(dayOf(at).slice(0, 4))
  const { last } = await db
    .selectFrom('document_number')
    .where('province_code', '=', provinceCode)
    .where('org_id', '=', orgId)
    .where('year', '=', year)
    .select(numbers => numbers.fn.max('serial').as('last'))
    .executeTakeFirstOrThrow()
  return documentNoOf(await shortNameOf(db, orgId), year, (last ?? 0) + 1)
}

/**
 * Keeps a number for a petition of the caller's organisation, and for the document that is issued under it. It is
 * refused where another petition or another issued document has it; who asks at the same time waits for the first.
 */
export async function takeDocumentNo(db: Db, caller: Caller, taken: Taken): Promise<void> {
  const { documentNo, petitionId, type, documentId = null, at } = taken
  const of = { province_code: caller.provinceCode, org_id: caller.orgId, document_no: documentNo }
  const series = seriesOf(await shortNameOf(db, caller.orgId), documentNo)
  const kept = await db
    .insertInto('document_number')
    .values({ ...of, ...series, petition_id: petitionId, doc_type: type, document_id: documentId, taken_at: at })
    .onConflict(known =>
      known
        .columns(['province_code', 'org_id', 'document_no'])
        .doUpdateSet({ document_id: sql`coalesce(document_number.document_id, excluded.document_id)` })
        .whereRef('document_number.petition_id', '=', 'excluded.petition_id')
        .where(sql<boolean>`num_nonnulls(document_number.document_id, excluded.document_id) < 2`),
    )
    .returning('document_no')
    .executeTakeFirst()
  if (!kept) await refuseTaken(db, caller, documentNo, at)
}

/** Refuses a number under which nothing can be issued any more on the acting step; takes none. */
export async function refuseTakenDocumentNo({ db, caller, file, at }: Work, documentNo: string): Promise<void> {
  if (!documentNo) return
  const known = await db
    .selectFrom('document_number')
    .where('province_code', '=', caller.provinceCode)
    .where('org_id', '=', caller.orgId)
    .where('document_no', '=', documentNo)
    .select(['petition_id', 'document_id'])
    .executeTakeFirst()
  const isFree = !known || (known.petition_id === file.petition.id && known.document_id === null)
  if (!isFree) await refuseTaken(db, caller, documentNo, at)
}

async function refuseTaken(db: Db, caller: Caller, documentNo: string, at: Date): Promise<never> {
  return refuseField(DOCUMENT_NO_TEXTS.taken(documentNo, await nextDocumentNo(db, caller, at)), 'wh')
}

async function shortNameOf(db: Db, orgId: string): Promise<string> {
  const { name } = await db
    .selectFrom('organisation')
    .where('id', '=', orgId)
    .select('doc_short_name as name')
    .executeTakeFirstOrThrow()
  return name
}
