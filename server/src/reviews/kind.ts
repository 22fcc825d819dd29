import { REVIEW_STATES } from '@portal/shared-lib/contract/rules/review'
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import type { Proceeding } from '../workflow/engine/proceeding'
import { type ProceedingKind, proceedingOf } from '../workflow/engine/proceeding-kind'
import type { Work } from '../workflow/engine/work'

export type Review = Selectable<Database['review']>

/** 复查复核: how the engine finds, locks and writes its rows. */
export const REVIEW: ProceedingKind = {
  name: '复查复核',
  states: REVIEW_STATES,
  submitted: '6',
  petitionIdOf: async (db, provinceCode, id) => (await rowOf(db, provinceCode, id).executeTakeFirst())?.petition_id,
  async lock(db, provinceCode, id) {
    return proceedingIn(await rowOf(db, provinceCode, id).forUpdate().executeTakeFirstOrThrow())
  },
  async write(work, { state, version }) {
    await changeReview(work, { state: state as Review['state'], version })
  },
}

/** A review as the engine sees it. */
export const proceedingIn = (row: Review): Proceeding => ({
  id: row.id,
  state: row.state,
  version: row.version,
  petitionId: row.petition_id,
  stepId: row.step_id,
  orgId: row.org_id,
  no: row.review_no,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
})

const rowOf = (db: Db, provinceCode: string, id: string) =>
  db.selectFrom('review').where('province_code', '=', provinceCode).where('id', '=', id).selectAll()

/** The review on which an action acts. */
export const reviewIn = (work: Work): Promise<Review> =>
  rowOf(work.db, work.caller.provinceCode, proceedingOf(work).id).executeTakeFirstOrThrow()

/** Changes columns of the review on which an action acts. */
export async function changeReview(work: Work, changes: Updateable<Database['review']>): Promise<void> {
  await work.db
    .updateTable('review')
    .set({ ...changes, changed_by: work.caller.personId, changed_at: work.at })
    .where('province_code', '=', work.caller.provinceCode)
    .where('id', '=', proceedingOf(work).id)
    .execute()
}
