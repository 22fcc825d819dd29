import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { Made } from '../slips/slip'

export interface CorrectionProps {
  readonly petition: PetitionAnswer
  readonly todoId: string
  /** Why it cannot be corrected any more; empty where it can. */
  readonly obstacle: string
  /** Whether there is something in it that has not been saved. */
  readonly onTyped: (isTyped: boolean) => void
  readonly onDone: (made: Made) => void
  readonly onClose: () => void
}
