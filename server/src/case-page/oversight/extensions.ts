import { dateTimeOf } from '../../calendar/china-time'
import type { Db } from '../../database/connect'
import type { Caller } from '../../identity/caller'
import { mayReadStep } from '../may-read'

const STATE_NAMES = { asked: '待审批', granted: '已批准', refused: '未批准' } as const

/** The extensions of a petition that the caller may read. */
export async function extensionsOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await db
    .selectFrom('extension')
    .innerJoin('handling_step as step', join =>
      join.onRef('step.province_code', '=', 'extension.province_code').onRef('step.id', '=', 'extension.step_id'),
    )
    .innerJoin('organisation', 'organisation.id', 'step.to_org_id')
    .where('extension.province_code', '=', caller.provinceCode)
    .where('extension.petition_id', '=', petitionId)
    .where(mayReadStep(caller, 'step'))
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
