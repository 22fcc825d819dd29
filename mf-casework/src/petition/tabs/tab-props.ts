import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'

/** What each tab of a case is given. */
export interface TabProps {
  readonly petition: PetitionAnswer
}
