import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { actThroughKills } from './act-through-kills.ts'

const KILLS = 200
const SEED = 20_261_121

/** Nothing acknowledged is lost or doubled by `kill -9` at any point. */
export async function proveWorkflowKill({ root, steps, options }: Context) {
  const { kills = KILLS, seed = SEED } = options
  steps.begin('workflow under kill -9', `seed ${seed}`)
  const portal = await openKillable(root)
  try {
    const counts = await actThroughKills(portal, { kills: Number(kills), seed: Number(seed), say: steps.detail })
    return (
      `${counts.kills} kills, ${counts.ofDatabase} of them with PostgreSQL; ${counts.petitions} petitions, ` +
      `${counts.answers} acknowledged requests, each there once; ${counts.lost} were cut off and asked again`
    )
  } finally {
    await portal.stop()
  }
}
