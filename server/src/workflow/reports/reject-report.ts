import { REPORT_TEXTS } from '@portal/shared-lib/contract/rules/report'
import { STEP } from '../../petitions/record/states'
import { SUGGESTIONS, suggestSupervision } from '../../petitions/urging/suggestions/suggest-supervision'
import { dayOf, endOfDay } from '../../platform/calendar/china-time'
import { refuseField, refuseRule } from '../../platform/refusal'
import { DUE_ON } from '../dispatch/statutory-due'
import type { Step } from '../engine/case-file'
import { stop } from '../engine/clocks'
import { chosenCode } from '../engine/codes'
import { peopleOn, tellPeople } from '../engine/tell'
import { giveHolder } from '../engine/todos'
import { changeStep, type Work } from '../engine/work'
import { resumeReporting } from './reports'

/** Reports of one handling that were sent back so often suggest a supervision. */
const REJECTED_TO_SUGGEST = 2

export interface Rejection {
  /** DM_THCB. */
  readonly reason: string
  readonly text: string
  /** Day by whose end another report is owed. */
  readonly dueOn: string
}

export async function checkRejection(work: Work, step: Step, { reason, dueOn }: Rejection): Promise<void> {
  await reasonName(work, reason)
  if (dueOn <= dayOf(work.at)) refuseRule('交办期限应晚于今日')
  await refuseLateRedo(work, step, dueOn)
}

/** Has whoever reported do it again by another day; answers the words of it. */
export async function haveRedone(work: Work, step: Step, { reason, text, dueOn }: Rejection): Promise<string> {
  const dueAt = endOfDay(dueOn)
  await stop(work, step, '退回重办', ['K07'])
  const toRedo = await changeStep(work, step, {
    state: STEP.toRedo,
    due_at: dueAt,
    closed_at: null,
    reject_count: step.row.reject_count + 1,
  })
  await resumeReporting(work, toRedo, dueAt)
  await giveHolder(work, 'redo', toRedo)
  const words = `${await reasonName(work, reason)}：${text}`
  const message = `信访件${work.file.petition.petition_no}的办理报告被退回：${words}`
  await tellPeople(work, 'approvalReturned', await peopleOn(work, toRedo), message)
  return (await suggest(work, toRedo)) ? `${words}（${SUGGESTIONS.rejected}，建议督办）` : words
}

async function suggest({ db, caller, file, at }: Work, { id: stepId, row }: Step): Promise<boolean> {
  if (row.reject_count < REJECTED_TO_SUGGEST) return false
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId }
  return (await suggestSupervision(db, of, 'rejected', at)) !== undefined
}

const reasonName = ({ db }: Work, reason: string): Promise<string> =>
  chosenCode(db, 'DM_THCB', reason, REPORT_TEXTS.noReason)

/**
 * A report that is done again cannot be due later than the law gives for handling. Once that has passed, whoever rejects
 * the report sets the day.
 */
async function refuseLateRedo(work: Work, step: Step, dueOn: string): Promise<void> {
  const statutory = await concludedBy(work, step)
  if (statutory === undefined || statutory < dayOf(work.at)) return
  if (dueOn > statutory) refuseField('交办期限不得晚于法定办结期限', DUE_ON)
}

/** The last day of handling, of the step or of whom it was passed to. */
async function concludedBy({ db, caller, file }: Work, { seq }: Step): Promise<string | undefined> {
  const below = file.steps.filter(step => step.seq >= seq && step.isLead).map(({ id }) => id)
  const clock = await db
    .selectFrom('clock')
    .where('province_code', '=', caller.provinceCode)
    .where('step_id', 'in', below)
    .where('type', '=', 'K05')
    .orderBy('id', 'desc')
    .select('due_at')
    .executeTakeFirst()
  return clock && dayOf(clock.due_at)
}
