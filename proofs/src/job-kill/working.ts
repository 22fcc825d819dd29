import { setTimeout } from 'node:timers/promises'
import type { Query } from '../database.ts'
import type { Power } from '../mail-kill/power.ts'
import type { Actor } from '../workflow/actors.ts'
import type { Draws } from '../workflow/draws.ts'
import { type Answer, type Answered, asking, send } from '../workflow/requests.ts'
import type { Queue } from './queue.ts'

/** What those have who ask for jobs while the server is killed. */
export interface Working {
  address: string
  power: Power
  query: Query
  queue: Queue
  /** Of the system, who tries dead jobs once more. */
  officer: Actor
  counts: { exports: number; spoilt: number; readings: number; revived: number }
  over: () => boolean
}

export interface Lane {
  actor: Actor
  draws: Draws
}

const LOOK_MS = 300

/** Asks, under one request id, until there is an answer. */
export async function answerTo({ address, power }: Working, actor: Actor, path: string, body: Record<string, unknown>) {
  const asked = asking(actor, path, body)
  return await throughCuts(power, () => send(address, asked))
}

/** Performs it again and again where a kill cut it off. */
export async function throughCuts<T>(power: Power, perform: () => Promise<T>): Promise<T> {
  for (;;) {
    await power.on()
    const cuts = power.cuts()
    try {
      return await perform()
    } catch (error) {
      // Only a kill may leave a question without its answer.
      if (power.cuts() === cuts) throw error
    }
  }
}

/** The first answer that says how it ended. */
export async function endOf(ask: () => Promise<Answered>, isOver: (answer: Answer) => boolean): Promise<Answered> {
  for (;;) {
    const answer = await ask()
    if (isOver(answer)) return answer
    await setTimeout(LOOK_MS)
  }
}

/** Where a job died since its server was killed in every attempt, the officer has it tried once more. */
export async function reviveDead(working: Working, key: 'taskId' | 'petitionId', id: string) {
  const { id: job } = await working.queue.deadOf(key, id)
  const { code, message } = await answerTo(working, working.officer, 'api/jobs/retry', { id: job })
  if (code !== 0) throw new Error(`The dead job of ${id} cannot be tried once more: ${message}`)
  working.counts.revived += 1
}
