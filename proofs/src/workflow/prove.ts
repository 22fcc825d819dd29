import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { inTurn, openDatabase } from '../database.ts'
import { playSequences } from './play.ts'

const SEQUENCES = 10_000
const SEED = 20_261_121

/** Random actions of several people at once lead nowhere that docs/workflow.md does not. */
export async function proveWorkflow({ root, steps, options }: Context) {
  const { sequences = SEQUENCES, seed = SEED } = options
  steps.begin('workflow against its model', `seed ${seed}`)
  const portal = await openKillable(root)
  const database = await openDatabase(portal.data)
  try {
    const play = { address: portal.address, sequences: Number(sequences), seed: Number(seed), say: steps.detail }
    const counts = await playSequences({ ...play, query: inTurn(database) })
    if (counts.lacking.length > 0) throw new Error(`No sequence has led to ${counts.lacking.join(', ')}`)
    return (
      `${counts.sequences} sequences, ${counts.done} requests carried out by ${counts.calls} calls, ` +
      `${counts.refused} refused; of reviews and terminations: ${counts.reached.join('、')}`
    )
  } finally {
    await database.end()
    await portal.stop()
  }
}
