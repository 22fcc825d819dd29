import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'

/** As whom, and when, is counted. */
export interface Counting {
  readonly db: Db
  readonly caller: Caller
  /** Whose lists they are, where the caller counts more than the own lists show. */
  readonly reader?: Caller
  readonly now: Date
  /** Whether several people look at the same figures: then nothing is counted that any of them might not know of. */
  readonly isForAll?: boolean
}
