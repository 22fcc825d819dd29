import { wrongClocks } from './check-clocks.mjs'
import { wrongLedger } from './check-ledger.mjs'
import { wrongTodos } from './check-todos.mjs'
import { wrongWall } from './check-wall.mjs'
import { readFacts } from './facts.mjs'
import { otherSteps, replay } from './replay.mjs'

/** @typedef {import('./requests.mjs').Answered} Answered @typedef {import('./facts.mjs').Facts} Facts */

/**
 * @typedef {object} Played
 * @property {number} seed
 * @property {number} round
 * @property {import('./replay.mjs').Passages} passages
 * @property {readonly Answered[]} answers all that concern the petition
 * @property {readonly Answered[]} given those of the last round
 */

/**
 * What is written down of a petition; throws where it contradicts itself, the model, or what was answered.
 * @param {import('./facts.mjs').Query} query
 * @param {string} petitionNo
 * @param {Played} played
 */
export async function checkCase(query, petitionNo, played) {
  const facts = await readFacts(query, petitionNo)
  const wrong = [
    ...wrongCase(facts, played.passages),
    ...wrongWall(facts),
    ...(await wrongLedger(query, facts, played.answers)),
  ]
  if (wrong.length > 0) throw new Error(tell(facts, played, wrong))
  return facts
}

/** @param {Facts} facts @param {import('./replay.mjs').Passages} passages */
export function wrongCase(facts, passages) {
  const { file, wrong } = replay(facts, passages)
  // Where the steps are others, whatever is on them is too.
  const steps = [...wrong, ...otherSteps(file, facts)]
  return steps.length > 0 ? steps : [...wrongTodos(file, facts), ...wrongClocks(file, facts)]
}

/** @param {Facts} facts @param {Played} played @param {readonly string[]} wrong */
function tell({ petition, timeline }, { seed, round, given }, wrong) {
  const lines = timeline.map(
    row =>
      `  ${row.seq} ${row.person_id} ${row.action} ${row.state_before}→${row.state_after} step ${row.step_id} ${row.text}`,
  )
  const asked = given.map(
    ({ actor, path, body, code, message }) => `  ${actor.account} ${path} ${JSON.stringify(body)}: ${code} ${message}`,
  )
  return [
    `seed ${seed}, round ${round}, petition ${petition.petition_no}`,
    ...wrong.map(text => `- ${text}`),
    ...['What happened:', ...lines],
    ...['What was asked in the last round:', ...asked],
  ].join('\n')
}
