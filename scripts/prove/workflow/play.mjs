import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { signInActors } from './actors.mjs'
import { wrongWhole } from './check-whole.mjs'
import { readPassages } from './prose.mjs'
import { playSequence } from './sequence.mjs'

/** From the project's root, where every command runs. */
export const DOCUMENT = resolve('docs/workflow.md')
/** Tables of which arguments are codes. */
const TABLES = ['DM_GCLX', 'DM_THCB', 'DM_SDFS', 'DM_DRTJ', 'DM_BMYYY', 'DM_PJQD']
/** An office where nobody of the actors works, and one that there is not. */
const OTHERS = ['990200000-xf', 'nowhere']
/** How many of those registered last can be merged into. */
const LATELY = 20

/**
 * @typedef {object} Play
 * @property {string} address of the server, with the base path
 * @property {import('./facts.mjs').Query} query
 * @property {number} sequences
 * @property {number} seed of the first; each further one has the next
 * @property {number} [rounds]
 * @property {number} [lanes] sequences that are played at the same time
 * @property {(doing: string) => void} [say]
 */

/**
 * Plays random sequences of actions on as many petitions, several at the same time, and looks after each round whether
 * all agrees with docs/workflow.md. Throws at the first that does not.
 * @param {Play} play
 */
export async function playSequences({ address, query, sequences, seed, rounds = 10, lanes = 6, say = () => {} }) {
  const stage = await setStage(address, query)
  const passages = readPassages(await readFile(DOCUMENT, 'utf8'))
  const counts = createCounts()
  let next = 0
  const lane = async () => {
    while (next < sequences) {
      const answers = await playSequence(stage, { seed: seed + next++, rounds, passages })
      counts.add(answers)
      stage.petitionNos.splice(0, stage.petitionNos.length - LATELY)
      say(`${counts.told().sequences} sequences, ${counts.told().done} actions`)
    }
  }
  // Whatever is under way when one fails has come to its end before this does.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane))
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
  const wrong = await wrongWhole(query)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return counts.told()
}

/** @param {string} address @param {import('./facts.mjs').Query} query @returns {Promise<import('./choose.mjs').Stage>} */
export async function setStage(address, query) {
  const actors = await signInActors(address, query)
  const rows = await query(
    'select table_name, code_id from code_item where in_use and table_name = any($1) order by 1, 2',
    [TABLES],
  )
  const codes = new Map(
    TABLES.map(table => [table, rows.filter(row => row.table_name === table).map(row => String(row.code_id))]),
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
  return {
    /** @param {readonly import('./requests.mjs').Answered[]} answers */
    add(answers) {
      sequences += 1
      for (const { code, path } of answers) {
        if (code === 0) calls.add(path)
        if (code === 0) done += 1
        else refused += 1
      }
    },
    told: () => ({ sequences, done, refused, calls: calls.size }),
  }
}
