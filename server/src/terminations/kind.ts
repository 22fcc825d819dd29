import { TERMINATION_STATES } from '@portal/shared-lib/contract/rules/termination'
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import type { Proceeding } from '../workflow/engine/proceeding'
import { type ProceedingKind, proceedingOf } from '../workflow/engine/proceeding-kind'
import type { Work } from '../workflow/engine/work'

export type Termination = Selectable<Database['termination']>

/** 终结申报: how the engine finds, locks and writes its rows. All petitions of the matter are locked with its own. */
export const TERMINATION: ProceedingKind = {
  name: '终结申报',
  states: TERMINATION_STATES,
  submitted: '6',
  petitionIdOf: async (db, provinceCode, id) => (await rowOf(db, provinceCode, id).executeTakeFirst())?.petition_id,
  async othersOf(db, provinceCode, id) {
    const { matter_id: matterId } = await rowOf(db, provinceCode, id).executeTakeFirstOrThrow()
    const rows = await petitionsOf(db, provinceCode, matterId).select('petition_no as petitionNo').execute()
    return rows.map(({ petitionNo }) => petitionNo)
  },
  async lock(db, provinceCode, id) {
    return proceedingIn(await rowOf(db, provinceCode, id).forUpdate().executeTakeFirstOrThrow())
  },
  async write(work, { state, version }) {
    await changeTermination(work, { state: state as Termination['state'], version })
  },
}

/** A filing as the engine sees it. */
export const proceedingIn = (row: Termination): Proceeding => ({
  id: row.id,
  state: row.state,
  version: row.version,
  petitionId: row.petition_id,
  stepId: row.step_id,
  orgId: row.org_id,
  no: row.filing_no,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
})

/** The petitions of a matter that a termination concerns: walled ones never are. */
export const petitionsOf = (db: Db, provinceCode: string, matterId: string) =>
  db
    .selectFrom('petition')
    .where('petition.province_code', '=', provinceCode)
    .where('petition.matter_id', '=', matterId)
    .where('petition.walled_off', '=', false)
    .where('petition.petition_no', '<>', '')

const rowOf = (db: Db, provinceCode: string, id: string) =>
  db.selectFrom('termination').where('province_code', '=', provinceCode).where('id', '=', id).selectAll()

/** The filing on which an action acts. */
export const terminationIn = (work: Pick<Work, 'db' | 'caller' | 'proceeding'>): Promise<Termination> =>
  rowOf(work.db, work.caller.provinceCode, proceedingOf(work).id).executeTakeFirstOrThrow()

/** Changes columns of the filing on which an action acts. */
export async function changeTermination(work: Work, changes: Updateable<Database['termination']>): Promise<void> {
  await work.db
    .updateTable('termination')
    .set({ ...changes, changed_by: work.caller.personId, changed_at: work.at })
    .where('province_code', '=', work.caller.provinceCode)
    .where('id', '=', proceedingOf(work).id)
    .execute()
}
