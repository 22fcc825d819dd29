import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { openDatabase } from '../database.ts'
import { compareAlike } from './alike.ts'
import { askAround, setStage } from './play.ts'

const ASKS = 100_000
const PAIRS = 2000
const SEED = 20_261_121
/**
 * By which share of the time that nothing takes a walled petition may take longer or less long. The two of a pair are
 * compared, for they were asked at the same moment of a machine that is now busy, now idle.
 */
const TOLERANCE = 0.05

/** Who may know and do what is as docs/workflow.md says, and a wall looks like nothing. */
export async function proveRights({ root, steps, options }: Context) {
  const asks = Number(options.asks ?? ASKS)
  const seed = Number(options.seed ?? SEED)
  steps.begin('rights', `seed ${seed}`)
  const document = await readFile(join(root, 'docs/workflow.md'), 'utf8')
  const portal = await openKillable(root)
  try {
    const database = await openDatabase(portal.data)
    const query = async <Row>(text: string, values: unknown[] = []) => (await database.query<Row>(text, values)).rows
    try {
      const setting = await setStage({ address: portal.address, query, document, seed })
      const alike = await compareAlike(setting, query, PAIRS)
      const { decided, kinds } = await askAround(setting, { query, asks, seed, say: steps.detail })
      const told = `${asks} questions, which decide ${decided} combinations, ${JSON.stringify(kinds)}; ${timesOf(alike)}`
      if (Math.abs(alike.difference) > TOLERANCE * alike.none) throw new Error(`A wall takes its time: ${told}`)
      return told
    } finally {
      await database.end()
    }
  } finally {
    await portal.stop()
  }
}

const timesOf = ({ walled, none, difference }: Awaited<ReturnType<typeof compareAlike>>) =>
  `${PAIRS} pairs alike, medians ${walled.toFixed(3)} ms behind a wall and ${none.toFixed(3)} ms where there is nothing, ` +
  `median of the differences ${difference.toFixed(3)} ms`
