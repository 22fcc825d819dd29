import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { KillablePortal } from '../../../scripts/testing/killable-portal.mjs'
import { killDatabase } from '../database.ts'
import { createLives } from '../lives.ts'
import { wrongWhole } from '../workflow/check-whole.ts'
import { createDraws } from '../workflow/draws.ts'
import { setStage } from '../workflow/play.ts'
import { type Answered, isTrouble, send } from '../workflow/requests.ts'
import type { Stage } from '../workflow/seen.ts'
import { createReader } from '../workflow-kill/reader.ts'
import { type Awaiting, prepare } from './prepare.ts'
import { type Trace, traceOf } from './trace.ts'

/** Decisions that are sent at once; the server is killed when some of them are answered, and so many milliseconds later. */
const AT_ONCE = 6
const MOST_MS = 25
/** In so many of a hundred cases PostgreSQL is killed too. */
const WITH_DATABASE = 40

/** How a petition looks before and after a decision that nobody has cut off. */
interface Whole {
  before: Trace
  after: Trace
}

/**
 * Kills the server while leaders agree to reviews that have petitions handled again; then each petition is as before, or
 * as one whose decision nobody cut off: review, petition, to-dos, clocks, letter, messages. What was answered is there,
 * and asked for again all is, once.
 * @returns how many decisions were answered before a kill, were there without an answer, and were not there
 */
export async function decideThroughKills(
  portal: Pick<KillablePortal, 'address' | 'data' | 'kill' | 'start'>,
  { kills, seed, say = () => {} }: { kills: number; seed: number; say?: (doing: string) => void },
) {
  const draws = createDraws(seed)
  const reader = await createReader(portal.data)
  const counts = { kills, answered: 0, unanswered: 0, undone: 0 }
  try {
    const stage = await setStage(portal.address, reader.query)
    const whole = await decideInPeace(stage, await prepare(stage, draws))
    for (let kill = 1; kill <= kills; kill++) {
      const waiting = await Promise.all(Array.from({ length: AT_ONCE }, () => prepare(stage, draws)))
      for (const { petitionNo } of waiting) assert.deepEqual(await traceOf(stage.query, petitionNo), whole.before)
      const lives = createLives()
      const some = lives.reached(1 + draws.below(AT_ONCE - 1))
      const sent = Promise.all(waiting.map(each => decide(stage, each, lives.count)))
      await some
      await setTimeout(draws.below(MOST_MS))
      if (draws.chance(WITH_DATABASE)) await killDatabase(portal.data)
      await portal.kill()
      const answers = await sent
      await portal.start()
      await reader.reopen()
      for (const [at, each] of waiting.entries()) counts[await lookAt(stage, each, answers[at], whole)] += 1
      say(`${kill} kills, ${JSON.stringify(counts)}`)
    }
    assert.deepEqual(await wrongWhole(stage.query), [])
    return counts
  } finally {
    await reader.close()
  }
}

/** Undefined where the server is killed before it answers, or its database, which it says. */
async function decide({ address }: Stage, { deciding }: Awaiting, answered: () => void) {
  const answer = await send(address, deciding).catch(() => undefined)
  answered()
  return answer && !isTrouble(answer) ? answer : undefined
}

async function decideInPeace(stage: Stage, { petitionNo, deciding }: Awaiting): Promise<Whole> {
  const before = await traceOf(stage.query, petitionNo)
  const { code, message } = await send(stage.address, deciding)
  assert.equal(code, 0, message)
  const [{ state = '', review = '' } = {}] = await stage.query<{ state: string; review: string }>(
    `select petition.state, review.state as review from petition join review on petition_id = petition.id
     where petition_no = $1`,
    [petitionNo],
  )
  assert.deepEqual({ state, review }, { state: '65', review: '7' })
  return { before, after: await traceOf(stage.query, petitionNo) }
}

async function lookAt(
  { address, query }: Stage,
  { petitionNo, deciding }: Awaiting,
  answer: Answered | undefined,
  { before, after }: Whole,
) {
  const found = await traceOf(query, petitionNo)
  const isUndone = isDeepStrictEqual(found, before)
  if (answer || !isUndone) assert.deepEqual(found, after)
  if (answer) assert.equal(answer.code, 0, answer.message)
  const again = await send(address, deciding)
  assert.equal(again.code, 0, again.message)
  if (answer) assert.deepEqual(again.data, answer.data, `${petitionNo} under the same request id`)
  assert.deepEqual(await traceOf(query, petitionNo), after)
  return answer ? 'answered' : isUndone ? 'undone' : 'unanswered'
}
