import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { workThroughKills } from './work-through-kills.ts'

const KILLS = 40
const SEED = 20_261_125

/** No job that was accepted is lost or takes effect twice by `kill -9` at any point; what fails tells its cause. */
export async function proveJobKill({ root, steps, options }: Context) {
  const { kills = KILLS, seed = SEED } = options
  steps.begin('jobs under kill -9', `seed ${seed}`)
  const portal = await openKillable(root)
  try {
    const counts = await workThroughKills(portal, { kills: Number(kills), seed: Number(seed), say: steps.detail })
    return (
      `${counts.kills} kills, ${counts.ofDatabase} of them with PostgreSQL, which cut off ${counts.cutOff} jobs; ` +
      `${counts.exports} exports, each made once, ${counts.spoilt} that cannot be made, each refused with its cause; ` +
      `${counts.readings} letters read; ${counts.revived} jobs that died of kills tried once more`
    )
  } finally {
    await portal.stop()
  }
}
