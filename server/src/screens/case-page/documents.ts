import type { papers } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { attachedOf } from '../../petitions/record/attached'
import { readableSteps } from '../../petitions/record/readable-steps'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName } from '../../platform/tables/names'
import { deliveriesOf } from './deliveries'

type Shown = CallAnswer<typeof papers>['documents'][number]

/** The documents of a petition that the caller may read, each with whom it was given to. */
export async function documentsOf(db: Db, caller: Caller, petitionId: string): Promise<Shown[]> {
  const rows = await readDocuments(db, caller, petitionId)
  const deliveries = await deliveriesOf(db, caller, petitionId)
  return rows.map(({ issuedAt, content, fileId, fileName, ...row }) => ({
    ...row,
    issuedAt: issuedAt && dateTimeOf(issuedAt),
    content: content as Shown['content'],
    file: attachedOf({ fileId, fileName }),
    deliveries: deliveries.get(row.documentId) ?? [],
  }))
}

/** The documents themselves, for what reads or counts them. */
export const documentRows = (db: Db, caller: Caller, petitionId: string) =>
  readableSteps(db, caller, petitionId).innerJoin('petition_document as document', join =>
    join
      .onRef('document.province_code', '=', 'step.province_code')
      .onRef('document.petition_id', '=', 'step.petition_id')
      .onRef('document.step_id', '=', 'step.id'),
  )

async function readDocuments(db: Db, caller: Caller, petitionId: string) {
  return await documentRows(db, caller, petitionId)
    .innerJoin('person', 'person.id', 'document.created_by')
    .leftJoin('file', 'file.id', 'document.file_id')
    .orderBy('document.id')
    .select(['document.id as documentId', 'doc_type as type', 'document.content', 'issued_at as issuedAt'])
    .select(['company_name as organisation', 'user_name as writtenBy', 'file.id as fileId', 'file.name as fileName'])
    .select(codeName('DM_WSLX', 'doc_type').as('typeName'))
    .execute()
}
