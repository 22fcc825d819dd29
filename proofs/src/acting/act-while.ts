import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Query } from '../database.ts'
import { wrongWhole } from '../workflow/check-whole.ts'
import { createDraws } from '../workflow/draws.ts'
import { setStage } from '../workflow/play.ts'
import { checkCases } from '../workflow-kill/check-cases.ts'
import { keepActing } from '../workflow-kill/keep-acting.ts'
import { createPatience } from './patience.ts'

/** Petitions on which somebody acts at the same time. */
const LANES = 6

interface Play {
  /** Where people ask, each time the next of them. */
  addresses: readonly string[]
  /** Past the servers. */
  query: Query
  seed: number
  lanes?: number
  /** Milliseconds from one thing that people do or look up to the next, whoever does it; without, nobody waits. */
  everyMs?: number
  say?: (doing: string) => void
}

/** What is known while people act. */
export interface Meanwhile {
  patience: ReturnType<typeof createPatience>
  petitions: () => number
  isOver: () => boolean
}

/**
 * People register petitions and act on them, at a pace or without a pause, for as long as something else lasts; then all
 * that was answered is there once, by the model of docs/workflow.md. Throws where it is not, or where a server ever said that
 * it is at fault. The seed decides who does what.
 */
export async function actWhile(
  { addresses, query, seed, lanes = LANES, everyMs = 0, say = () => {} }: Play,
  work: (meanwhile: Meanwhile) => Promise<void>,
) {
  const stage = await setStage(addresses[0] ?? '', query)
  const patience = createPatience(addresses)
  let isOver = false
  const over = () => {
    isOver = true
  }
  const acting = {
    stage,
    power: { on: paced(everyMs), cuts: patience.cuts },
    send: patience.send,
    answered: () => {},
    lost: 0,
    cases: [],
    over: () => isOver || patience.faults.length > 0,
  }
  const people = Array.from({ length: lanes }, (_, lane) => keepActing(acting, createDraws(seed + lane + 1)))
  const other = work({ patience, petitions: () => acting.cases.length, isOver: acting.over })
  // Whatever is under way when one fails comes to its end first: nothing is started after all was stopped.
  const ends = await Promise.allSettled([other, ...people].map(each => each.finally(over)))
  assert.deepEqual(patience.faults, [], 'A server said that it was at fault')
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
  const answers = await checkCases(stage, acting.cases, say)
  assert.deepEqual(await wrongWhole(query), [])
  return { petitions: acting.cases.length, answers, repeated: patience.repeated() }
}

/** Lets one after the other go on, at equal distances where they come soon enough. */
function paced(everyMs: number): () => Promise<void> {
  let next = 0
  return async () => {
    const now = performance.now()
    next = Math.max(next + everyMs, now)
    await pause(next - now)
  }
}
