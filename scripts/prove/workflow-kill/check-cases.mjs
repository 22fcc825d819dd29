import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { checkCase } from '../workflow/check-case.mjs'
import { DOCUMENT } from '../workflow/play.mjs'
import { readPassages } from '../workflow/prose.mjs'
import { send } from '../workflow/requests.mjs'

/** @typedef {import('./keep-acting.mjs').Case} Case @typedef {import('../workflow/choose.mjs').Stage} Stage */

/** Petitions looked at, at the same time. */
const AT_ONCE = 6

/**
 * Every petition agrees with its model and with what was answered, also when all of it is asked for once more under the
 * same request ids, which gives the same answers; tells how many there were.
 * @param {Stage} stage
 * @param {readonly Case[]} cases
 * @param {(doing: string) => void} say
 */
export async function checkCases(stage, cases, say) {
  const passages = readPassages(await readFile(DOCUMENT, 'utf8'))
  const waiting = [...cases]
  let answered = 0
  const worker = async () => {
    for (let found = waiting.pop(); found; found = waiting.pop()) {
      const { petitionNo, answers } = found
      const played = { seed: 0, round: 0, passages, answers, given: [] }
      await checkCase(stage.query, petitionNo, played)
      const done = answers.filter(({ code }) => code === 0)
      for (const answer of done) await answersAsBefore(stage, answer)
      answered += done.length
      await checkCase(stage.query, petitionNo, played)
      say(`${waiting.length} petitions to look at`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answered
}

/** What was refused may be refused otherwise by now. @param {Stage} stage @param {import('../workflow/requests.mjs').Answered} answer */
async function answersAsBefore({ address }, answer) {
  const again = await send(address, answer)
  assert.deepEqual(again.data, answer.data, `${answer.actor.account} ${answer.path} under the same request id`)
}
