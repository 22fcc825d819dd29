import { dayOf } from '../../platform/calendar/china-time'
import { refuseField } from '../../platform/refusal'
import { DUE_ON } from '../dispatch/statutory-due'
import type { Step } from '../engine/case-file'
import type { Work } from '../engine/work'

/**
 * A report that is done again cannot be due later than the law gives for handling. Once that has passed, whoever rejects
 * the report sets the day.
 */
export async function refuseLateRedo(work: Work, step: Step, dueOn: string): Promise<void> {
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
