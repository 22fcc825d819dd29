import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { wrongWhole } from '../workflow/check-whole.ts'
import { createDraws } from '../workflow/draws.ts'
import { setStage } from '../workflow/play.ts'
import { checkCases } from '../workflow-kill/check-cases.ts'
import { keepActing } from '../workflow-kill/keep-acting.ts'
import type { Cluster } from './cluster.ts'
import { createPatience } from './patience.ts'
import { createPatientReader } from './patient-reader.ts'

/** Petitions on which somebody acts at the same time. */
const LANES = 6
/** Undisturbed work before and after a failover, about. */
const WORK_MS = 4000
/** How the database changes hands, in turn. */
const KINDS = ['killMachine', 'killPostgres', 'switchOver'] as const

type Kind = (typeof KINDS)[number]

/** One change of hands. */
export interface Failover {
  kind: Kind
  /** Longest time in which no write was acknowledged to anybody. */
  gapMs: number
}

/**
 * Acts on petitions without a pause while the database changes hands again and again; then looks whether all that was answered is
 * there once, by the model of docs/workflow.md. Throws where it is not, or where a server ever said that it is at fault. The seed
 * decides who does what; the race with the failover it cannot repeat.
 */
export async function actThroughFailovers(
  cluster: Cluster,
  addresses: readonly string[],
  { failovers, seed, say = () => {} }: { failovers: number; seed: number; say?: (doing: string) => void },
) {
  const [address = ''] = addresses
  const reader = createPatientReader(cluster.urlOf('portal_owner', 'portal'))
  try {
    const stage = await setStage(address, reader.query)
    const patience = createPatience(addresses)
    let isOver = false
    const acting = {
      stage,
      power: { on: async () => {}, cuts: patience.cuts },
      send: patience.send,
      answered: () => {},
      lost: 0,
      cases: [],
      over: () => isOver || patience.faults.length > 0,
    }
    const done: Failover[] = []
    const failing = async () => {
      for (const kind of Array.from({ length: failovers }, (_, at) => KINDS[at % KINDS.length] ?? 'killMachine')) {
        await pause(WORK_MS)
        if (isOver) return
        const gapMs = await patience.during(async () => {
          const startAgain = await cluster[kind]()
          await pause(WORK_MS)
          await startAgain()
          await cluster.settled()
          await pause(WORK_MS)
        })
        done.push({ kind, gapMs })
        say(
          `${done.length} failovers, ${acting.cases.length} petitions, ${(gapMs / 1000).toFixed(1)} s without a write`,
        )
      }
    }
    const lanes = Array.from({ length: LANES }, (_, lane) => keepActing(acting, createDraws(seed + lane + 1)))
    const over = () => {
      isOver = true
    }
    // Whatever is under way when one fails comes to its end first: nothing is started after the machines were stopped.
    const ends = await Promise.allSettled([failing().finally(over), ...lanes.map(lane => lane.finally(over))])
    const failed = ends.find(end => end.status === 'rejected')
    if (failed) throw failed.reason
    assert.deepEqual(patience.faults, [], 'A server said that it was at fault')
    const answers = await checkCases(stage, acting.cases, say)
    assert.deepEqual(await wrongWhole(reader.query), [])
    return { failovers: done, petitions: acting.cases.length, answers, repeated: patience.repeated() }
  } finally {
    await reader.close()
  }
}
