import { dateTimeOf } from '../../calendar/china-time'
import type { Db } from '../../database/connect'
import type { Caller } from '../../identity/caller'
import { mayReadStep } from '../may-read'

/** The suspensions of a petition that the caller may read. */
export async function suspensionsOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await db
    .selectFrom('suspension')
    .innerJoin('handling_step as step', join =>
      join.onRef('step.province_code', '=', 'suspension.province_code').onRef('step.id', '=', 'suspension.step_id'),
    )
    .innerJoin('organisation', 'organisation.id', 'step.to_org_id')
    .where('suspension.province_code', '=', caller.provinceCode)
    .where('suspension.petition_id', '=', petitionId)
    .where(mayReadStep(caller, 'step'))
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
