import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { nextDocumentNos } from './document-numbers'
import { DOCUMENT } from './documents'

/** Kinds of which it is known when one is issued: until then the number that one was written under is its own. */
const ISSUED: readonly string[] = Object.values(DOCUMENT)

/** 送达回证 has no number of its own: it names that of what it proves. */
export const RECEIPT = '23'

/** What number a document of a kind (DM_WSLX) about a petition would have: the one it was written under, else the next. */
export async function proposedNumbers(
  db: Db,
  caller: Caller,
  petitionId: string,
  at: Date,
): Promise<(type: string) => string> {
  const taken = await takenFor(db, caller, petitionId)
  const written = new Map(
    taken.filter(row => !row.isIssued && ISSUED.includes(row.type)).map(row => [row.type, row.no]),
  )
  const issued = taken.findLast(({ isIssued }) => isIssued)?.no ?? ''
  const next = await nextDocumentNos(db, caller, at)
  return type => (type === RECEIPT ? issued : (written.get(type) ?? next(type)))
}

const takenFor = (db: Db, { provinceCode, orgId }: Caller, petitionId: string) =>
  db
    .selectFrom('document_number')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('org_id', '=', orgId)
    .where('cancelled_at', 'is', null)
    .orderBy('taken_at')
    .select(['doc_type as type', 'document_no as no'])
    .select(({ eb }) => eb('document_id', 'is not', null).as('isIssued'))
    .execute()
