import type { Query } from '../database.ts'
import type { Actor } from './actors.ts'
import type { Draws } from './draws.ts'
import type { Facts } from './facts.ts'

/** Where actors act. */
export interface Stage {
  address: string
  query: Query
  actors: readonly Actor[]
  orgIds: readonly string[]
  /** Codes of code tables, those that can be chosen. */
  codes: ReadonlyMap<string, readonly string[]>
  /** Those that were registered lately. */
  petitionNos: string[]
}

/** What an actor decides by. */
export interface Seen {
  stage: Stage
  actor: Actor
  facts: Facts
  draws: Draws
}
