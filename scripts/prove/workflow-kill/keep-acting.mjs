import { choose } from '../workflow/choose.mjs'
import { readFacts } from '../workflow/facts.mjs'
import { registration } from '../workflow/register.mjs'
import { send } from '../workflow/requests.mjs'

/** @typedef {import('../workflow/requests.mjs').Answered} Answered @typedef {import('../workflow/draws.mjs').Draws} Draws */

/**
 * A petition and all that was answered to those who acted on it.
 * @typedef {{ petitionNo: string, answers: Answered[] }} Case
 */

/**
 * @typedef {object} Acting
 * @property {import('../workflow/choose.mjs').Stage} stage
 * @property {import('../mail-kill/power.mjs').Power} power
 * @property {() => void} answered told of each request that has its answer
 * @property {number} lost requests that got no answer at first
 * @property {Case[]} cases
 * @property {() => boolean} over
 */

/** People who act at once, and rounds for each petition. */
const AT_ONCE = 3
const ROUNDS = 12

/** Registers petitions and acts on them, one after the other, until all is over. @param {Acting} acting @param {Draws} draws */
export async function keepActing(acting, draws) {
  while (!acting.over()) {
    const registered = await untilAnswered(acting, registration(acting.stage, draws))
    const petitionNo = String(registered.data?.xfjbh)
    const answers = [registered]
    acting.cases.push({ petitionNo, answers })
    for (let round = 1; round <= ROUNDS && !acting.over(); round++)
      answers.push(...(await actOnce(acting, petitionNo, draws)))
  }
}

/** @param {Acting} acting @param {string} petitionNo @param {Draws} draws */
async function actOnce(acting, petitionNo, draws) {
  const { stage, power } = acting
  const given = Array.from({ length: AT_ONCE }, async () => {
    const asked = await throughCuts(power, async () => {
      const facts = await readFacts(stage.query, petitionNo)
      const concerned = stage.actors.filter(({ personId, deptId }) =>
        facts.todos.some(
          ({ person_id, dept_id }) => person_id === personId || (person_id === '' && dept_id === deptId),
        ),
      )
      const actor = draws.pick(concerned.length > 0 && draws.chance(80) ? concerned : stage.actors)
      return await choose({ stage, actor, facts, draws })
    })
    return asked ? [await untilAnswered(acting, asked)] : []
  })
  return (await Promise.all(given)).flat()
}

/** Asks, under the same request id, until there is an answer. @param {Acting} acting @param {import('../workflow/requests.mjs').Asking} asked */
async function untilAnswered(acting, asked) {
  const lost = () => {
    acting.lost += 1
  }
  const answer = await throughCuts(acting.power, () => send(acting.stage.address, asked), lost)
  acting.answered()
  return answer
}

/**
 * @template T
 * @param {import('../mail-kill/power.mjs').Power} power
 * @param {() => Promise<T>} perform
 * @param {() => void} [lost] told of each attempt that came to nothing
 */
async function throughCuts(power, perform, lost = () => {}) {
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
