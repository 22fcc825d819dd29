import type { Team } from '../offices'
import type { Desk } from './desks'

/** Who has sent a petition to whom, and whether a report is owed. */
export interface Sent {
  readonly desk: Desk
  readonly team: Team
  readonly reports: boolean
  /** Whether it is handled by the short procedure. */
  readonly isSimple?: boolean
}
