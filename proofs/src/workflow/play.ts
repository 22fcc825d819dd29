import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Query } from '../database.ts'
import { signInActors } from './actors.ts'
import { AIMS, type Aim, GOALS } from './aims.ts'
import { wrongWhole } from './check-whole.ts'
import type { Stage } from './choose.ts'
import { readMoves, readPassages } from './prose.ts'
import { playRecommendation } from './recommendations.ts'
import { type Outcome, playSequence } from './sequence.ts'
import { playTopic } from './topics.ts'

/** From the project's root, where every command runs. */
export const DOCUMENT = resolve('docs/workflow.md')
/** An office where nobody of the actors works, and one that there is not. */
const OTHERS = ['990200000-xf', 'nowhere']
/** How many of those registered last can be merged into. */
const LATELY = 20
const MOST_TRIES = 6
/** One of so many sequences is an order on a topic, and one a recommendation. */
const OTHER_EACH = 8

export interface Play {
  /** Address of the server, with the base path. */
  address: string
  query: Query
  sequences: number
  /** Seed of the first; each further one has the next. */
  seed: number
  rounds?: number
  /** Sequences that are played at the same time. */
  lanes?: number
  say?: (doing: string) => void
}

/**
 * Plays random sequences of actions on as many petitions, several at the same time, and looks after each round whether
 * all agrees with docs/workflow.md; throws at the first that does not. Every other sequence has an aim. What was not
 * achieved by then, for others have crossed it, is tried a few times more. Some are orders on a topic.
 */
export async function playSequences({ address, query, sequences, seed, rounds = 10, lanes = 6, say = () => {} }: Play) {
  const stage = await setStage(address, query)
  const document = await readFile(DOCUMENT, 'utf8')
  const [passages, moves] = [readPassages(document), readMoves(document)]
  const counts = createCounts()
  let next = 0
  const playNext = async (aim: Aim | undefined) => {
    const course = { seed: seed + next++, rounds, passages, moves, ...(aim && { aim }) }
    const turn = aim ? undefined : (next - 1) % OTHER_EACH
    counts.add(await (turn === 1 ? playTopic : turn === 5 ? playRecommendation : playSequence)(stage, course))
    stage.petitionNos.splice(0, stage.petitionNos.length - LATELY)
    say(`${counts.told().sequences} sequences, ${counts.told().done} actions`)
  }
  await inLanes(lanes, async () => {
    while (next < sequences) await playNext(next % 2 === 0 ? AIMS[(next / 2) % AIMS.length] : undefined)
  })
  for (const aim of AIMS)
    for (let tries = 0; tries < MOST_TRIES && counts.lacks(aim.goals); tries++) await playNext(aim)
  const wrong = await wrongWhole(query)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return counts.told()
}

/** Whatever is under way when one fails has come to its end before this does. */
async function inLanes(lanes: number, work: () => Promise<void>) {
  const ends = await Promise.allSettled(Array.from({ length: lanes }, work))
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}

export async function setStage(address: string, query: Query): Promise<Stage> {
  const actors = await signInActors(address, query)
  const rows = await query('select table_name, code_id from code_item where in_use order by 1, 2')
  const tables = [...new Set(rows.map(row => String(row.table_name)))]
  const codes = new Map(
    tables.map(table => [table, rows.filter(row => row.table_name === table).map(row => String(row.code_id))]),
  )
  const orgIds = [...new Set(actors.map(({ orgId }) => orgId)), ...OTHERS]
  const [first] = await query(`select petition_no from petition where petition_no <> '' order by id limit 1`)
  return { address, query, actors, orgIds, codes, petitionNos: [String(first?.petition_no)] }
}

function createCounts() {
  let sequences = 0
  let done = 0
  let refused = 0
  const calls = new Set()
  const reached: Set<string> = new Set()
  const lacking = () => GOALS.filter(goal => !reached.has(goal))
  return {
    add({ answers, achieved }: Outcome) {
      sequences += 1
      for (const goal of achieved) reached.add(goal)
      for (const { code, path } of answers) {
        if (code === 0) calls.add(path)
        if (code === 0) done += 1
        else refused += 1
      }
    },
    lacks: (goals: readonly string[]) => goals.some(goal => !reached.has(goal)),
    told: () => ({ sequences, done, refused, calls: calls.size, reached: [...reached], lacking: lacking() }),
  }
}
