import { readableSteps } from '../../../petitions/record/readable-steps'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

const STATE_NAMES = { asked: '待审批', granted: '已批准', refused: '未批准' } as const

/** The extensions of a petition that the caller may read. */
export async function extensionsOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await readableSteps(db, caller, petitionId)
    .innerJoin('extension', join =>
      join
        .onRef('extension.province_code', '=', 'step.province_code')
        .onRef('extension.petition_id', '=', 'step.petition_id')
        .onRef('extension.step_id', '=', 'step.id'),
    )
    .orderBy('extension.id')
    .select(['company_name as organisation', 'extension.days', 'extension.reason', 'extension.state'])
    .select(['asked_at as askedAt', 'informed_at as informedAt'])
    .execute()
  return rows.map(({ state, askedAt, informedAt, ...row }) => ({
    ...row,
    stateName: STATE_NAMES[state],
    askedAt: dateTimeOf(askedAt),
    informedAt: informedAt && dateTimeOf(informedAt),
  }))
}
