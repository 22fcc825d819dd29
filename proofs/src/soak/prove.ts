import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import { actWhile } from '../acting/act-while.ts'
import type { Context } from '../context.ts'
import { createReader } from '../workflow-kill/reader.ts'
import { startLoad } from './load.ts'

const SEED = 20_261_127
const MINUTES = 10
/** The first part of the time is for caches and plans to fill; of the rest, the first and the last quarter are compared. */
const WARM = 0.2
const PARTS = 4
/** Of p99, and of memory. */
const MOST_DRIFT = 0.1
/** What a run of minutes may differ by without telling anything. */
const SMALL = { ms: 5, mb: 16 }
const SAMPLES = 60
const MB = 1_048_576

interface Sample {
  at: number
  mb: number
}

/** A server under steady load is at the end as quick as at the beginning and holds no more memory; nothing is lost meanwhile. */
export async function proveSoak({ root, steps, options }: Context) {
  const minutes = Number(options.minutes ?? MINUTES)
  steps.begin(`${minutes} minutes of steady load`, 'starting')
  const portal = await openKillable(root, { NODE_OPTIONS: '--max-semi-space-size=16' })
  const reader = await createReader(portal.data)
  try {
    const play = { addresses: [portal.address], query: reader.query, seed: SEED, lanes: 1, say: steps.detail }
    const [samples, totalMs]: [Sample[], number] = [[], minutes * 60_000]
    let calls: { at: number; ms: number }[] = []
    const counts = await actWhile(play, async ({ petitions, isOver }) => {
      const load = await startLoad(portal.address)
      const begun = performance.now()
      while (performance.now() - begun < totalMs && !isOver()) {
        await Promise.race([pause(totalMs / SAMPLES), load.all])
        const at = performance.now() - begun
        samples.push({ at, mb: await memoryOf(portal.pid() ?? 0) })
        steps.detail(`${Math.round(at / 60_000)} min, ${load.count()} calls, ${petitions()} petitions`)
      }
      calls = (await load.stop()).map(({ at, ms }) => ({ at: at - begun, ms }))
    })
    const p99 = compare(calls, totalMs, part =>
      quantile(
        part.map(({ ms }) => ms),
        0.99,
      ),
    )
    const memory = compare(samples, totalMs, part =>
      quantile(
        part.map(({ mb }) => mb),
        0.5,
      ),
    )
    const told =
      `${minutes} min, ${calls.length} calls, ${counts.petitions} petitions, ${counts.answers} acknowledged requests, each there once; ` +
      `p99 ${p99.first.toFixed(0)} ms at first, ${p99.last.toFixed(0)} ms at last; memory ${memory.first.toFixed(0)} MB, ${memory.last.toFixed(0)} MB`
    if (drifts(p99, SMALL.ms) || drifts(memory, SMALL.mb)) throw new Error(`It drifts by more than a tenth: ${told}`)
    return told
  } finally {
    await reader.close()
    await portal.stop()
  }
}

/** What the first and the last part of the time come to, once it is warm. */
function compare<Item extends { at: number }>(items: readonly Item[], totalMs: number, of: (part: Item[]) => number) {
  const [from, length] = [totalMs * WARM, (totalMs * (1 - WARM)) / PARTS]
  const first = items.filter(({ at }) => at >= from && at < from + length)
  const last = items.filter(({ at }) => at >= totalMs - length)
  assert.ok(first.length > 0 && last.length > 0, 'Too little was measured: give it more --minutes')
  return { first: of(first), last: of(last) }
}

const drifts = ({ first, last }: { first: number; last: number }, small: number) =>
  last > first * (1 + MOST_DRIFT) && last - first > small

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** What a process holds of memory, as Linux counts it. */
async function memoryOf(pid: number): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1])
  return (pages * 4096) / MB
}
