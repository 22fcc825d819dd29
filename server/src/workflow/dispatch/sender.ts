import { STEP, type StepState } from '../../petitions/record/states'
import type { Step } from '../engine/case-file'
import { nextTodo } from '../engine/next-todo'
import { goOnWithLimit } from '../engine/own-limit'
import { closeOn, giveHolder } from '../engine/todos'
import { changeStep, childrenOf, type Work } from '../engine/work'

const HANDED_ON: readonly StepState[] = [STEP.assigned, STEP.transferred]

/**
 * Gives a step back to the organisation that had handed it on, with the to-do it had: nobody else leads any more.
 * Its limit runs from where it had begun, as if it had never stopped. Whoever only asked others to co-handle has it still.
 */
export async function takeBack(work: Work, step: Step): Promise<void> {
  if (!HANDED_ON.includes(step.state) || childrenOf(work, step).some(isLeading)) return
  const own = await changeStep(work, step, { state: STEP.signed, closed_at: null })
  await closeOn(work, own, ['track'])
  const dueAt = await goOnWithLimit(work, own)
  await giveHolder(work, await nextTodo(work, own), own, { dueAt })
}

const isLeading = ({ isLead, state }: Step): boolean => isLead && state !== STEP.returned && state !== STEP.recalled
