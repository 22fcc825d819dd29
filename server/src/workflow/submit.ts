import type { CallInput } from '@portal/shared-lib/contract/form'
import type { Action, ActionCall, Done } from './action'
import type { Work } from './work'

/** Submits an action to the leaders who must agree first; undefined where nobody must. */
export async function submitForApproval(
  _action: Action,
  _work: Work,
  _args: CallInput<ActionCall>,
): Promise<(Done & { name: string }) | undefined> {
  return undefined
}
