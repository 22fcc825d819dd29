import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { timeline } from '@portal/shared-lib/contract/petitions'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName } from '../../platform/tables/names'
import { attachedOf } from './attached'
import { readableSteps } from './readable-steps'

type Paper = CallAnswer<typeof timeline>[number]['papers'][number]

/** What an entry is known by: what was written with it has its step and its instant, what was uploaded its number. */
interface Entry {
  readonly version: number
  readonly stepId: string | null
  readonly at: Date
}

/** What was written or uploaded with an entry of a petition's timeline, as far as the caller may read it. */
export async function timelinePapers(
  db: Db,
  caller: Caller,
  petitionId: string,
): Promise<(entry: Entry) => readonly Paper[]> {
  const documents = await documentsOf(db, caller, petitionId)
  const reports = await reportsOf(db, caller, petitionId)
  const uploads = await uploadsOf(db, caller, petitionId)
  return ({ version, stepId, at }) => [
    ...[...documents, ...reports]
      .filter(paper => paper.stepId === stepId && paper.at?.getTime() === at.getTime())
      .map(({ name, fileId, fileName }) => ({ name, file: attachedOf({ fileId, fileName }) })),
    ...uploads.filter(file => file.entry === version).map(({ id, name }) => ({ name, file: { id, name } })),
  ]
}

const documentsOf = (db: Db, caller: Caller, petitionId: string) =>
  readableSteps(db, caller, petitionId)
    .innerJoin('petition_document as document', join =>
      join
        .onRef('document.province_code', '=', 'step.province_code')
        .onRef('document.petition_id', '=', 'step.petition_id')
        .onRef('document.step_id', '=', 'step.id'),
    )
    .leftJoin('file', 'file.id', 'document.file_id')
    .orderBy('document.id')
    .select(['step.id as stepId', 'document.created_at as at', codeName('DM_WSLX', 'doc_type').as('name')])
    .select(['file.id as fileId', 'file.name as fileName'])
    .execute()

async function reportsOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await readableSteps(db, caller, petitionId)
    .innerJoin('handling_report as report', join =>
      join
        .onRef('report.province_code', '=', 'step.province_code')
        .onRef('report.petition_id', '=', 'step.petition_id')
        .onRef('report.step_id', '=', 'step.id'),
    )
    .orderBy('report.id')
    .select(['step.id as stepId', 'report.sent_at as at'])
    .execute()
  return rows.map(row => ({ ...row, name: '办理报告', fileId: null, fileName: null }))
}

/** Whoever may see the petition may open what was uploaded to it. */
const uploadsOf = (db: Db, { provinceCode }: Caller, petitionId: string) =>
  db
    .selectFrom('petition_file')
    .innerJoin('file', 'file.id', 'petition_file.file_id')
    .where('petition_file.province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('withdrawn_seq', 'is', null)
    .orderBy('petition_file.seq')
    .select(['file.id', 'file.name', 'timeline_seq as entry'])
    .execute()
