import { readableSteps } from '../../../petitions/record/readable-steps'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

/** The suspensions of a petition that the caller may read. */
export async function suspensionsOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await readableSteps(db, caller, petitionId)
    .innerJoin('suspension', join =>
      join
        .onRef('suspension.province_code', '=', 'step.province_code')
        .onRef('suspension.petition_id', '=', 'step.petition_id')
        .onRef('suspension.step_id', '=', 'step.id'),
    )
    .orderBy('suspension.id')
    .select(['company_name as organisation', 'suspension.text', 'from_at as fromAt', 'ended_at as endedAt'])
    .select('planned_until as plannedUntil')
    .execute()
  return rows.map(({ fromAt, endedAt, ...row }) => ({
    ...row,
    fromAt: dateTimeOf(fromAt),
    endedAt: endedAt && dateTimeOf(endedAt),
  }))
}
