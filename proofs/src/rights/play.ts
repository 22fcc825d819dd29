import type { Query } from '../database.ts'
import { createDraws } from '../workflow/draws.ts'
import { readFacts, readLedger } from './facts.ts'
import { createOracle } from './oracle.ts'
import { employ, reseat, signAllIn, waitUntilSeated } from './people.ts'
import { readProse } from './prose.ts'
import type { Question, Setting } from './question.ts'
import { draw, put } from './questions.ts'
import { scatter } from './world.ts'
import { placesOf } from './world-steps.ts'

/** Whose password and first post the people get. */
const MODEL = 'zs05'
/** Questions until everybody gets another post. */
const EACH = 500
const LANES = 16
const PLACES = 60

export interface Stage {
  /** Address of the server, with the base path; its database holds the demonstration. */
  address: string
  query: Query
  /** Docs/workflow.md. */
  document: string
  seed: number
}

export async function setStage({ address, query, document, seed }: Stage): Promise<Setting> {
  const draws = createDraws(seed)
  await employ(query, MODEL)
  await scatter(query, draws)
  const headers = await signAllIn(address)
  const facts = await readFacts(query)
  return { address, facts, oracle: createOracle(facts), headers, told: readProse(document) }
}

/**
 * Asks for random petitions as random people in random posts, and compares each answer with what an oracle of its own
 * expects; throws at the first that differs. All that is asked for is to be refused or only read: nothing may change.
 * @returns questions asked; of how many combinations of person, post, petition and call they decide; how often each
 * kind was asked
 */
export async function askAround(
  setting: Setting,
  { query, asks, seed, say = () => {} }: { query: Query; asks: number; seed: number; say?: (doing: string) => void },
): Promise<{ asks: number; decided: number; kinds: Record<string, number> }> {
  const draws = createDraws(seed)
  const places = await placesOf(query, draws, PLACES)
  const before = await readLedger(query)
  const kinds: Record<string, number> = {}
  let decided = 0
  for (let asked = 0; asked < asks; asked += EACH) {
    const askers = await reseat(query, draws, places)
    await waitUntilSeated(setting, askers)
    const waiting = Array.from({ length: Math.min(EACH, asks - asked) }, () => draw(setting, askers, draws))
    for (const { kind, decides } of waiting) {
      kinds[kind] = (kinds[kind] ?? 0) + 1
      decided += decides ?? 1
    }
    await putAll(setting, waiting)
    say(`${Math.min(asked + EACH, asks)} questions`)
  }
  const after = await readLedger(query)
  if (after !== before) throw new Error(`Something has changed: ${before} became ${after}`)
  return { asks, decided, kinds }
}

async function putAll(setting: Setting, waiting: Question[]) {
  const lane = async () => {
    for (let question = waiting.pop(); question; question = waiting.pop()) await put(setting, question)
  }
  // Whatever is under way when one fails has come to its end before this does.
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane))
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}
