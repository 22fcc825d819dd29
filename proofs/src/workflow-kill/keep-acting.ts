import type { Power } from '../mail-kill/power.ts'
import { isWith } from '../workflow/actors.ts'
import { beginReview, REVIEWED } from '../workflow/begin-review.ts'
import { choose, type Stage } from '../workflow/choose.ts'
import type { Draws } from '../workflow/draws.ts'
import { readFacts } from '../workflow/facts.ts'
import { registration } from '../workflow/register.ts'
import type { Answered, Asking } from '../workflow/requests.ts'

/** A petition and all that was answered to those who acted on it. */
export interface Case {
  petitionNo: string
  answers: Answered[]
}

export interface Acting {
  stage: Stage
  power: Pick<Power, 'on' | 'cuts'>
  /** Throws where there is no answer. */
  send: (asked: Asking) => Promise<Answered>
  /** Told of each request that has its answer. */
  answered: () => void
  /** Requests that got no answer at first. */
  lost: number
  cases: Case[]
  over: () => boolean
}

/** People who act at once, and rounds for each petition. */
const AT_ONCE = 3
const ROUNDS = 12

/** Registers petitions and acts on them, one after the other, until all is over. */
export async function keepActing(acting: Acting, draws: Draws) {
  while (!acting.over()) {
    const registered = await untilAnswered(acting, registration(acting.stage, draws))
    const petitionNo = String(registered.data?.xfjbh)
    const answers = [registered]
    acting.cases.push({ petitionNo, answers })
    if (draws.chance(REVIEWED))
      for (const ask of beginReview(acting.stage, petitionNo, draws))
        answers.push(await untilAnswered(acting, await throughCuts(acting.power, ask)))
    for (let round = 1; round <= ROUNDS && !acting.over(); round++)
      answers.push(...(await actOnce(acting, petitionNo, draws)))
  }
}

async function actOnce(acting: Acting, petitionNo: string, draws: Draws) {
  const { stage, power } = acting
  const given = Array.from({ length: AT_ONCE }, async () => {
    const asked = await throughCuts(power, async () => {
      const facts = await readFacts(stage.query, petitionNo)
      const concerned = stage.actors.filter(one => facts.todos.some(todo => isWith(one, todo)))
      const actor = draws.pick(concerned.length > 0 && draws.chance(80) ? concerned : stage.actors)
      return await choose({ stage, actor, facts, draws })
    })
    return asked ? [await untilAnswered(acting, asked)] : []
  })
  return (await Promise.all(given)).flat()
}

/** Asks, under the same request id, until there is an answer. */
async function untilAnswered(acting: Acting, asked: Asking) {
  const lost = () => {
    acting.lost += 1
  }
  const answer = await throughCuts(acting.power, () => acting.send(asked), lost)
  acting.answered()
  return answer
}

/** @param lost told of each attempt that came to nothing */
async function throughCuts<T>(power: Acting['power'], perform: () => Promise<T>, lost: () => void = () => {}) {
  for (;;) {
    await power.on()
    const cuts = power.cuts()
    try {
      return await perform()
    } catch (error) {
      // Only a kill may leave a question without its answer.
      if (power.cuts() === cuts) throw error
      lost()
    }
  }
}
