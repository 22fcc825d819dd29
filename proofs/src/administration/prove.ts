import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { inTurn, openDatabase } from '../database.ts'
import { playAdministration } from './play.ts'

const SEQUENCES = 1000
const SEED = 20_261_125

/** No calls of the administration, in whatever order, give a right on which two officers did not agree. */
export async function proveAdministration({ root, steps, options }: Context) {
  const { sequences = SEQUENCES, seed = SEED } = options
  steps.begin('administration by two officers', `seed ${seed}`)
  const portal = await openKillable(root)
  const database = await openDatabase(portal.data)
  try {
    const play = { address: portal.address, sequences: Number(sequences), seed: Number(seed), say: steps.detail }
    const counts = await playAdministration({ ...play, query: inTurn(database) })
    return `${counts.sequences} sequences, ${counts.done} of ${counts.calls} calls carried out, ${counts.given} rights given`
  } finally {
    await database.end()
    await portal.stop()
  }
}
