import assert from 'node:assert/strict'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import { actWhile, type Meanwhile } from '../acting/act-while.ts'
import type { Context } from '../context.ts'
import { openDatabase } from '../database.ts'
import { createReader } from '../workflow-kill/reader.ts'
import { between, startLoad, type Timed } from './load.ts'
import type { Memory } from './measured.ts'
import { isPlant, type Plant, plantScan } from './plant.ts'
import { startYardstick } from './yardstick.ts'

const SEED = 20_261_127
const MINUTES = 10
/** As steady as those who look: whoever acted as fast as the machine allows would have them wait for it, now more, now less. */
const ACT_EVERY_MS = 125
/** Simulated cases that are there at first: lists whose pages fill up meanwhile would take longer for no fault of theirs. */
const STOCK = 40
/**
 * The first part of the time is for what comes once: code is compiled, plans are made, tables get their statistics, V8 finds
 * the size of its heap. The rest are equal windows, of which the first and the last are compared: few, as a p99 is as sure as
 * it has calls.
 */
const WARM = 0.4
const WINDOWS = 2
/** A p99 of fewer calls is that of a handful. */
const LEAST_CALLS = 2000
/** By how much the last window may exceed the first, and by what that tells nothing. */
const LIMITS = {
  p99: { part: 0.1, small: 5, unit: 'ms' },
  live: { part: 0.05, small: 2, unit: 'MB' },
  resident: { part: 0.1, small: 16, unit: 'MB' },
} as const
const SAY_EVERY_MS = 5000
const MB = 1_048_576

interface Window {
  calls: number
  /** Milliseconds. */
  p99: number
  p50: number
  /** Milliseconds of a processor that a fixed piece of work took, their median. */
  machine: number
  /** MB, at its end. */
  live: number
  resident: number
  /** Blocks of the database that were looked at, for each call. */
  blocks: number
}

/** A server under steady load is at the end as quick as at the beginning and holds no more memory; nothing is lost meanwhile. */
export async function proveSoak({ root, steps, options }: Context) {
  const minutes = Number(options.minutes ?? MINUTES)
  const plant = plantOf(options.plant)
  steps.begin(`${minutes} minutes of steady load`, 'starting')
  const portal = await openKillable(root, {
    DEMO_CASES: String(STOCK),
    SOAK_MEASURED: '1',
    SOAK_PLANT: plant,
    NODE_OPTIONS: `--max-semi-space-size=16 --import=${pathToFileURL(join(root, 'proofs/dist/soak/measured.js'))}`,
  })
  const reader = await createReader(portal.data)
  const owner = await openDatabase(portal.data)
  try {
    const windows: Window[] = []
    const play = {
      addresses: [portal.address],
      query: reader.query,
      seed: SEED,
      lanes: 1,
      everyMs: ACT_EVERY_MS,
      say: steps.detail,
    }
    const counts = await actWhile(play, async ({ petitions, isOver }: Meanwhile) => {
      let isStopped = false
      const planting = plant === 'scan' ? plantScan(owner, () => isStopped) : undefined
      const load = await startLoad(portal.address)
      const yardstick = startYardstick()
      const begun = performance.now()
      const goOn = async (ms: number) => {
        for (const end = performance.now() + ms; performance.now() < end && !isOver(); ) {
          await Promise.race([pause(Math.min(SAY_EVERY_MS, end - performance.now())), load.all])
          const passed = Math.round((performance.now() - begun) / 60_000)
          steps.detail(`${passed} min, ${load.calls.length} calls, ${petitions()} petitions`)
        }
      }
      const totalMs = minutes * 60_000
      await goOn(totalMs * WARM)
      await memoryOf(portal.child())
      for (let at = 0; at < WINDOWS && !isOver(); at += 1) {
        const [from, blocks] = [performance.now(), await blocksOf(reader.query)]
        await goOn((totalMs * (1 - WARM)) / WINDOWS)
        const until = performance.now()
        const calls = between(load.calls, from, until)
        const { p50: machine } = timesOf(between(yardstick.times, from, until))
        const looked = (await blocksOf(reader.query)) - blocks
        // Collecting all garbage holds the calls up that come meanwhile: they count in no window.
        windows.push({ ...timesOf(calls), machine, ...(await memoryOf(portal.child())), blocks: looked / calls.length })
      }
      isStopped = true
      yardstick.stop()
      await Promise.all([load.stop(), planting])
    })
    return judge(
      windows,
      `${minutes} min, ${counts.petitions} petitions, ${counts.answers} acknowledged requests, each there once`,
    )
  } finally {
    await owner.end()
    await reader.close()
    await portal.stop()
  }
}

function plantOf(text: string | undefined): Plant | undefined {
  if (text === undefined || isPlant(text)) return text
  throw new Error(`Nothing is called ${text} that could be planted`)
}

function judge(windows: readonly Window[], what: string): string {
  const [first, last] = [windows[0], windows.at(-1)]
  assert.ok(first && last && windows.length === WINDOWS, 'It ended before its time')
  const told = [what, ...windows.map(tell), `load of the machine ${loadavg()[0]?.toFixed(1)}`].join('; ')
  const slowed = last.machine / first.machine
  const atSameSpeed = { ...last, p99: last.p99 / slowed }
  const drifting = Object.entries(LIMITS).flatMap(([name, { part, small, unit }]) => {
    const [before, after] = [first[name as keyof typeof LIMITS], atSameSpeed[name as keyof typeof LIMITS]]
    const isMore = after > before * (1 + part) && after - before > small
    return isMore ? [`${name} from ${before.toFixed(1)} to ${after.toFixed(1)} ${unit}`] : []
  })
  if (drifting.length > 0) throw new Error(`It drifts, ${drifting.join(', ')}: ${told}`)
  assert.ok(
    Math.min(...windows.map(({ calls }) => calls)) >= LEAST_CALLS,
    `Too few calls, give it more --minutes: ${told}`,
  )
  return told
}

const tell = ({ calls, p99, p50, machine, live, resident, blocks }: Window, at: number) =>
  `window ${at + 1}: ${calls} calls, p99 ${p99.toFixed(1)} ms, p50 ${p50.toFixed(1)} ms, fixed work ${machine.toFixed(2)} ms, ` +
  `${live.toFixed(1)} MB live, ${resident.toFixed(0)} MB resident, ${blocks.toFixed(0)} blocks a call`

function timesOf(calls: readonly Timed[]) {
  const sorted = calls.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { calls: calls.length, p99: at(0.99), p50: at(0.5) }
}

/** What the server holds once all its garbage is collected, in MB. */
async function memoryOf(child: ReturnType<Awaited<ReturnType<typeof openKillable>>['child']>) {
  const answered = once(child, 'message')
  child.send({ type: 'measure' })
  const [{ live, resident }] = (await answered) as [Memory]
  return { live: live / MB, resident: resident / MB }
}

async function blocksOf(query: Awaited<ReturnType<typeof createReader>>['query']): Promise<number> {
  const text = 'select sum(blks_hit + blks_read)::float8 as blocks from pg_stat_database'
  return (await query<{ blocks: number }>(text))[0]?.blocks ?? 0
}
