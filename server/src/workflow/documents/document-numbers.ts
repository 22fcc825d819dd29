import {
  countedIn,
  DOCUMENT_NO_TEXTS,
  documentNoOf,
  seriesFor,
} from '@portal/shared-lib/contract/rules/document-number'
import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseField } from '../../platform/refusal'
import type { Work } from '../engine/work'

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

/** The number after the last that an organisation has counted this year, by the kind of document (DM_WSLX). */
export async function nextDocumentNos(
  db: Db,
  { provinceCode, orgId }: Caller,
  at: Date,
): Promise<(type: string) => string> {
  const year = Number(dayOf(at).slice(0, 4))
  const rows = await db
    .selectFrom('document_number')
    .where('province_code', '=', provinceCode)
    .where('org_id', '=', orgId)
    .where('year', '=', year)
    .groupBy('series')
    .select(numbers => ['series', numbers.fn.max('serial').as('last')])
    .execute()
  const last = new Map(rows.map(row => [row.series, row.last ?? 0]))
  const name = await shortNameOf(db, orgId)
  return type => {
    const series = seriesFor(name, type)
    return documentNoOf(series, year, (last.get(series) ?? 0) + 1)
  }
}

/**
 * Keeps a number for a petition of the caller's organisation, and for the document that is issued under it. It is
 * refused where another petition or another issued document has it; who asks at the same time waits for the first.
 */
export async function takeDocumentNo(db: Db, caller: Caller, taken: Taken): Promise<void> {
  const { documentNo, petitionId, type, documentId = null, at } = taken
  const of = { province_code: caller.provinceCode, org_id: caller.orgId, document_no: documentNo }
  const kept = await db
    .insertInto('document_number')
    .values({
      ...of,
      ...countedIn(documentNo),
      petition_id: petitionId,
      doc_type: type,
      document_id: documentId,
      taken_at: at,
      taken_by: caller.personId,
    })
    .onConflict(known =>
      known
        .columns(['province_code', 'org_id', 'document_no'])
        .doUpdateSet({ document_id: sql`coalesce(document_number.document_id, excluded.document_id)` })
        .where('document_number.cancelled_at', 'is', null)
        .whereRef('document_number.petition_id', '=', 'excluded.petition_id')
        .where(sql<boolean>`num_nonnulls(document_number.document_id, excluded.document_id) < 2`),
    )
    .returning('document_no')
    .executeTakeFirst()
  if (!kept) await refuseTaken(db, caller, taken)
}

/** Keeps a number for what waits to be agreed to, so that nobody else writes under it meanwhile. */
export async function reserveDocumentNo(
  { db, caller, file, at }: Work,
  { documentNo, type }: Pick<Taken, 'documentNo' | 'type'>,
): Promise<void> {
  if (!documentNo) return
  await takeDocumentNo(db, caller, { documentNo, type, petitionId: file.petition.id, at })
  const issued = await db
    .selectFrom('document_number')
    .where('province_code', '=', caller.provinceCode)
    .where('org_id', '=', caller.orgId)
    .where('document_no', '=', documentNo)
    .where('document_id', 'is not', null)
    .select('document_id')
    .executeTakeFirst()
  if (issued) await refuseTaken(db, caller, { documentNo, type, at })
}

type Refused = Pick<Taken, 'documentNo' | 'type' | 'at'>

async function refuseTaken(db: Db, caller: Caller, { documentNo, type, at }: Refused): Promise<never> {
  const next = await nextDocumentNos(db, caller, at)
  return refuseField(DOCUMENT_NO_TEXTS.taken(documentNo, next(type)), 'wh')
}

async function shortNameOf(db: Db, orgId: string): Promise<string> {
  const { name } = await db
    .selectFrom('organisation')
    .where('id', '=', orgId)
    .select('doc_short_name as name')
    .executeTakeFirstOrThrow()
  return name
}
