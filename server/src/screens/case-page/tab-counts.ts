import type { tabCounts } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { documentsVisibleTo, PAGE as OFFICIAL_PAGE } from '../../official-documents/row'
import { attachmentRows } from '../../petitions/record/attachments'
import { getPetition } from '../../petitions/record/scope'
import { RECOMMENDATIONS_PAGE, sentRows } from '../../petitions/record/timeline-recommendations'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { recommendationsVisibleTo } from '../../recommendations/row'
import { reviewRows } from '../../reviews/list'
import { eventsVisibleTo } from '../../supervision-events/events'
import { orderRows } from '../../supervisions/list'
import type { Petition } from '../../workflow/engine/case-file'
import { documentRows } from './documents'
import { extensionRows, suspensionRows, urgeRows } from './oversight'
import { checkRows, evaluationRows } from './ratings'
import { sameMatterRows } from './related'
import { reportRows } from './reports'

type Counts = CallAnswer<typeof tabCounts>

/** How many rows the tabs of a petition hold for the caller, who may see it: in one statement, of the rows that they read. */
export async function readTabCounts(db: Db, caller: Caller, petitionNo: string, now: Date): Promise<Counts> {
  const petition = await getPetition(db, caller, petitionNo)
  const { id } = petition
  const { sent, documents, recommendations, events } = ofPages(db, caller, id)
  return await db
    .selectNoFrom([
      sum(timelineRows(db, caller, id), ...sent).as('process'),
      sum(attachmentRows(db, caller, id).select(ONE), ...paperFiles(db, caller, id)).as('files'),
      sum(documentRows(db, caller, id).select(ONE), reportRows(db, caller, id).select(ONE), ...documents).as('papers'),
      sum(sameMatterRows(db, caller, petition).select(ONE)).as('related'),
      sum(...supervised(db, caller, petition, now), ...recommendations, ...events).as('oversight'),
      sum(reviewRows(db, caller, id).select(ONE)).as('review'),
      sum(evaluationRows(db, caller, id).select(ONE), checkRows(db, caller, id).select(ONE)).as('ratings'),
    ])
    .executeTakeFirstOrThrow()
}

type Rows = Expression<unknown>

const ONE = sql.lit(1).as('one')

/** SQL for how many rows there are in all. */
const sum = (...parts: Rows[]): RawBuilder<number> =>
  sql`(${sql.join(
    parts.map(rows => sql`(select count(*)::integer from ${rows} as counted)`),
    sql` + `,
  )})`

const timelineRows = (db: Db, { provinceCode }: Caller, petitionId: string): Rows =>
  db.selectFrom('timeline').where('province_code', '=', provinceCode).where('petition_id', '=', petitionId).select(ONE)

/** The files of the documents that the caller may read, and those that prove their deliveries. */
const paperFiles = (db: Db, caller: Caller, petitionId: string): Rows[] => [
  documentRows(db, caller, petitionId).where('document.file_id', 'is not', null).select(ONE),
  documentRows(db, caller, petitionId)
    .innerJoin('delivery', join =>
      join
        .onRef('delivery.province_code', '=', 'document.province_code')
        .onRef('delivery.document_id', '=', 'document.id'),
    )
    .where('delivery.file_id', 'is not', null)
    .select(ONE),
]

const supervised = (db: Db, caller: Caller, { id }: Petition, now: Date): Rows[] => [
  orderRows(db, caller, id, now).select(ONE),
  urgeRows(db, caller, id).select(ONE),
  extensionRows(db, caller, id).select(ONE),
  suspensionRows(db, caller, id).select(ONE),
]

/** What is shown only to those who have a page of it. */
function ofPages(db: Db, caller: Caller, petitionId: string) {
  const ifHas = (page: string, rows: () => Rows): Rows[] => (caller.permissions.has(page) ? [rows()] : [])
  return {
    documents: ifHas(OFFICIAL_PAGE, () =>
      documentsVisibleTo(db, caller).where('official_document.petition_id', '=', petitionId).select(ONE),
    ),
    sent: ifHas(RECOMMENDATIONS_PAGE, () => sentRows(db, caller, petitionId).select(ONE)),
    recommendations: ifHas(RECOMMENDATIONS_PAGE, () =>
      recommendationsVisibleTo(db, caller).where('recommendation.petition_id', '=', petitionId).select(ONE),
    ),
    events: ifHas(RECOMMENDATIONS_PAGE, () =>
      eventsVisibleTo(db, caller).where('event.petition_id', '=', petitionId).select(ONE),
    ),
  }
}
