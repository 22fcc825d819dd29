import type { JointReceptionsAnswer } from '@portal/shared-lib/contract/calls/joint-receptions'
import { JOINT_RESULTS, JOINT_STATES } from '@portal/shared-lib/contract/rules/joint-reception'

export type Joint = JointReceptionsAnswer[number]

/** How far it is, or what the unit has said. */
export function standingOf({ state, receiver, result, answer }: Joint): string {
  if (state === 'answered' && result) return `${JOINT_RESULTS[result]}：${answer}`
  return state === 'taken' ? `${receiver}${JOINT_STATES.taken}` : JOINT_STATES[state]
}
