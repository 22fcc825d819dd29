import { isPetitionVisible } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Whether the caller may open a file as a document, or as the proof that one was delivered, of a petition. */
export async function readsByDocument(db: Db, caller: Caller, fileId: string): Promise<boolean> {
  const documents = db
    .selectFrom('petition_document')
    .where('province_code', '=', caller.provinceCode)
    .where('file_id', '=', fileId)
    .select('petition_id')
  const deliveries = db
    .selectFrom('delivery')
    .where('province_code', '=', caller.provinceCode)
    .where('file_id', '=', fileId)
    .select('petition_id')
  const of = await documents.unionAll(deliveries).executeTakeFirst()
  return of !== undefined && isPetitionVisible(db, caller, of.petition_id)
}
