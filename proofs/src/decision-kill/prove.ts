import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { decideThroughKills } from './decide-through-kills.ts'

const KILLS = 60
const SEED = 20_261_125

/** A review that has a petition handled again does so whole or not at all, wherever `kill -9` comes. */
export async function proveDecisionKill({ root, steps, options }: Context) {
  const { kills = KILLS, seed = SEED } = options
  steps.begin('decisions that reopen, under kill -9', `seed ${seed}`)
  const portal = await openKillable(root)
  try {
    const counts = await decideThroughKills(portal, { kills: Number(kills), seed: Number(seed), say: steps.detail })
    return (
      `${counts.kills} kills; of the decisions under way ${counts.answered} were answered and there, ` +
      `${counts.unanswered} there without an answer, ${counts.undone} not there at all`
    )
  } finally {
    await portal.stop()
  }
}
