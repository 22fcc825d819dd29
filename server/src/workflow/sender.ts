import type { Step } from './case-file'
import { start } from './clocks'
import { getOffice } from './organisation'
import { STEP, type StepState } from './states'
import { closeOn, giveHolder } from './todos'
import { changeStep, childrenOf, type Work } from './work'

const HANDED_ON: readonly StepState[] = [STEP.assigned, STEP.transferred]

/**
 * Gives a step back to the organisation that had handed it on, with the to-do it had: nobody else leads any more.
 * Its limit runs from where it had begun, as if it had never stopped. Whoever only asked others beside has it still.
 */
export async function takeBack(work: Work, step: Step): Promise<void> {
  if (!HANDED_ON.includes(step.state) || childrenOf(work, step).some(isLeading)) return
  const own = await changeStep(work, step, { state: STEP.signed, closed_at: null })
  await closeOn(work, own, ['track'])
  const office = await getOffice(work.db, own.row.to_org_id)
  const dueAt = await start(work, office.isBureau ? 'K01' : 'K04', own, office, { startAt: own.row.sent_at })
  await giveHolder(work, office.isBureau ? 'sort' : 'accept', own, { dueAt })
}

const isLeading = ({ isLead, state }: Step): boolean => isLead && state !== STEP.returned && state !== STEP.recalled
