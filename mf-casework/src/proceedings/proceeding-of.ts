import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { textOf } from '../actions/form'

/** Id of the review or filing about which an act was submitted. */
export const proceedingOf = ({ snapshot: { args } }: ApprovalAnswer): string =>
  textOf(((args ?? {}) as Readonly<Record<string, unknown>>).proceedingId)
