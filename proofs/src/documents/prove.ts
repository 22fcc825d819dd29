import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { inTurn, openDatabase } from '../database.ts'
import { playDocuments } from './play.ts'

const SEQUENCES = 1500
const SEED = 20_261_127

/** No delivery fails here, so that nothing is delivered again: `server/src/official-documents/deliver.test.ts` plays that. */
const ELSEWHERE = ['redeliver']

/** No acts on official documents, in whatever order, lead to what docs/documents.md does not say. */
export async function proveDocuments({ root, steps, options }: Context) {
  const { sequences = SEQUENCES, seed = SEED } = options
  steps.begin('official documents in random sequences', `seed ${seed}`)
  const portal = await openKillable(root)
  const database = await openDatabase(portal.data)
  try {
    const play = { address: portal.address, sequences: Number(sequences), seed: Number(seed), say: steps.detail }
    const counts = await playDocuments({ ...play, query: inTurn(database) })
    const lacking = counts.lacking.filter(action => !ELSEWHERE.includes(action))
    if (lacking.length > 0) throw new Error(`No sequence has come to ${lacking.join(', ')}`)
    return `${counts.sequences} sequences, ${counts.done} acts done, ${counts.refused} refused`
  } finally {
    await database.end()
    await portal.stop()
  }
}
