import { list, search, todos } from './about-many.mjs'
import { act, actOutside, buttons, nothing, read } from './about-one.mjs'
import { answerIn, ask } from './send.mjs'

/** @typedef {import('./facts.mjs').Facts} Facts @typedef {import('./facts.mjs').Petition} Petition @typedef {import('./oracle.mjs').Oracle} Oracle */
/** @typedef {import('./people.mjs').Asker} Asker @typedef {import('../workflow/draws.mjs').Draws} Draws */

/**
 * Where questions are asked.
 * @typedef {object} Setting
 * @property {string} address
 * @property {Facts} facts
 * @property {Oracle} oracle
 * @property {ReadonlyMap<string, Record<string, string>>} headers by person
 * @property {(action: string) => import('./prose.mjs').Told} told
 */

/**
 * A question with what the oracle expects of its answer. `wrong` answers what is wrong; undefined where nothing is.
 * @typedef {object} Question
 * @property {Asker} asker
 * @property {string} kind
 * @property {import('./calls.mjs').PetitionCall} call
 * @property {string} petitionNo
 * @property {(answer: import('./send.mjs').Answer) => string | undefined} wrong
 * @property {number} [decides] of how many petitions or actions the answer tells; of one without
 */

/** @typedef {(setting: Setting, asker: Asker, petition: Petition, draws: Draws) => Question | undefined} Way */

const LOOKED_AT = 30

/** So often is each way of asking chosen. @type {readonly (readonly [Way, number])[]} */
const SHARES = [
  ...[/** @type {const} */ ([read, 40]), /** @type {const} */ ([act, 35]), /** @type {const} */ ([actOutside, 9])],
  ...[/** @type {const} */ ([buttons, 6]), /** @type {const} */ ([nothing, 4]), /** @type {const} */ ([list, 2])],
  ...[/** @type {const} */ ([todos, 2]), /** @type {const} */ ([search, 2])],
]
const WAYS = SHARES.flatMap(([way, share]) => Array.from({ length: share }, () => way))

/** @param {Setting} setting @param {readonly Asker[]} askers @param {Draws} draws @returns {Question} */
export function draw(setting, askers, draws) {
  const asker = draws.pick(askers)
  const petition = draws.chance(50) ? knownTo(setting, asker, draws) : draws.pick(setting.facts.petitions)
  return draws.pick(WAYS)(setting, asker, petition, draws) ?? draw(setting, askers, draws)
}

/** Of some by chance the first that the asker knows: most people know little. @param {Setting} setting @param {Asker} asker @param {Draws} draws */
function knownTo({ facts, oracle }, asker, draws) {
  const some = Array.from({ length: LOOKED_AT }, () => draws.pick(facts.petitions))
  return some.find(petition => oracle.knows(asker, petition)) ?? draws.pick(some)
}

/** Asks it, and throws where the answer is not what the oracle expects. @param {Setting} setting @param {Question} question */
export async function put({ address, headers }, { asker, kind, call, petitionNo, wrong }) {
  const who = `${asker.person} as ${JSON.stringify(asker.seat)}`
  const what = `${kind}: ${who} ${call.path} ${petitionNo} ${JSON.stringify(call.args)}`
  const answer = answerIn(await ask(address, headers.get(asker.person) ?? {}, call, petitionNo), what)
  const problem = wrong(answer)
  if (problem) throw new Error(`${what}: ${problem}`)
}
