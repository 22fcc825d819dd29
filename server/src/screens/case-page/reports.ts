import type { papers } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { readableSteps } from '../../petitions/record/readable-steps'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName, codeNames } from '../../platform/tables/names'

type Shown = CallAnswer<typeof papers>['reports'][number]

const STATE_NAMES = {
  draft: '已撤回',
  approving: '审批中',
  sent: '待签收',
  accepted: '已认定',
  back: '已退回',
} as const

/** The reports of handling on a petition that the caller may read. */
export async function reportsOf(db: Db, caller: Caller, petitionId: string): Promise<Shown[]> {
  const rows = await readReports(db, caller, petitionId)
  return rows.map(({ state, sentAt, ...row }) => ({
    ...row,
    stateName: STATE_NAMES[state],
    sentAt: sentAt && dateTimeOf(sentAt),
  }))
}

/** The reports themselves, for what reads or counts them. */
export const reportRows = (db: Db, caller: Caller, petitionId: string) =>
  readableSteps(db, caller, petitionId).innerJoin('handling_report as report', join =>
    join
      .onRef('report.province_code', '=', 'step.province_code')
      .onRef('report.petition_id', '=', 'step.petition_id')
      .onRef('report.step_id', '=', 'step.id'),
  )

async function readReports(db: Db, caller: Caller, petitionId: string) {
  return await reportRows(db, caller, petitionId)
    .innerJoin('person', 'person.id', 'report.created_by')
    .orderBy('report.id')
    .select(['report.id as reportId', 'company_name as organisation', 'user_name as writtenBy', 'report.state'])
    .select(['report.sent_at as sentAt', 'report.facts', 'report.opinion as measures', 'legal_basis as basis'])
    .select(['report.outcome', 'back_reason as backReason'])
    .select(codeName('DM_XFRYJ', 'petitioner_attitude').as('attitudeName'))
    .select(codeNames('DM_SDW', 'report.four_outcomes').as('fourOutcomes'))
    .execute()
}
