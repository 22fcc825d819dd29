import type { ClockType } from '../clocks/types'
import { start } from './clocks'
import { getOffice, type Office } from './organisation'
import { STEP } from './states'
import { firstStep } from './step-of'
import { give, type Holder } from './todos'
import { changePetition, changeStep, type Work } from './work'

/**
 * Gives a petition that was ended before it was ever dispatched back to whoever is to sort it, with the limit as if it
 * had never stopped.
 */
export async function restoreCase(work: Work, personId = ''): Promise<void> {
  const own = await changeStep(work, firstStep(work.file), {
    ...{ state: STEP.signed, mode: '', closed_at: null, answered_at: null, delivered_at: null },
  })
  changePetition(work, {
    ...{ end_state: '', close_type: '', closed_at: null, merged_into: null, responsible_org_id: null },
    ...{ replied_at: null, delivered_at: null },
  })
  const office = await getOffice(work.db, own.row.to_org_id)
  const dueAt = await goOn(work, office)
  const holder: Holder = { orgId: own.row.to_org_id, deptId: own.row.to_dept_id, personId }
  await give(work, 'sort', own, holder, { dueAt })
}

async function goOn(work: Work, office: Office): Promise<Date> {
  const type: ClockType = office.isBureau ? 'K01' : 'K04'
  const { caller, file, db } = work
  const stopped = await db
    .selectFrom('clock')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .select(['start_at as startAt', 'due_at as dueAt', 'length'])
    .executeTakeFirst()
  const startAt = stopped?.startAt ?? file.petition.registered_at
  const setByHand = stopped && stopped.length === null
  return await start(work, type, firstStep(file), office, { startAt, ...(setByHand && { dueAt: stopped.dueAt }) })
}
