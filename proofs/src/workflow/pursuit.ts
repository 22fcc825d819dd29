import type { Aim } from './aims.ts'
import type { Draws } from './draws.ts'
import type { Facts } from './facts.ts'
import type { Stage } from './seen.ts'

/** An aim that a sequence is led to, and what is known on the way. */
export interface Pursuit {
  stage: Stage
  facts: Facts
  draws: Draws
  aim: Aim
}
