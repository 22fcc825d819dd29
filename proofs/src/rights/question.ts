import type { Draws } from '../workflow/draws.ts'
import type { PetitionCall } from './calls.ts'
import type { Facts, Petition } from './facts.ts'
import type { Oracle } from './oracle.ts'
import type { Asker } from './people.ts'
import type { Told } from './prose.ts'
import type { Answer } from './send.ts'

/** Where questions are asked. */
export interface Setting {
  address: string
  facts: Facts
  oracle: Oracle
  /** Headers by person. */
  headers: ReadonlyMap<string, Record<string, string>>
  told: (action: string) => Told
}

/**
 * A question with what the oracle expects of its answer. `wrong` answers what is wrong; undefined where nothing is.
 */
export interface Question {
  asker: Asker
  kind: string
  call: PetitionCall
  petitionNo: string
  wrong: (answer: Answer) => string | undefined
  /** Decides of how many petitions or actions the answer tells; of one without. */
  decides?: number
}

/** One way of asking; undefined where it has no question about that petition. */
export type Way = (setting: Setting, asker: Asker, petition: Petition, draws: Draws) => Question | undefined
