import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { sendThroughKills } from './send-through-kills.ts'

const KILLS = 100
const SEED = 20_261_121

/** Nothing sent is lost or doubled by `kill -9` at any point. */
export async function proveMailKill({ root, steps, options }: Context) {
  const { kills = KILLS, seed = SEED } = options
  steps.begin('mail under kill -9', `seed ${seed}`)
  const portal = await openKillable(root)
  try {
    const counts = await sendThroughKills(portal, { kills: Number(kills), seed: Number(seed), say: steps.detail })
    return (
      `${counts.kills} kills, ${counts.mails} mails with ${counts.files} attachments, each there once; ` +
      `${counts.cutOff} sendings were cut off, of which ${counts.alreadySent} had been carried out`
    )
  } finally {
    await portal.stop()
  }
}
