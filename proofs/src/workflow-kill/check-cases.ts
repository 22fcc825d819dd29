import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { checkCase } from '../workflow/check-case.ts'
import type { Stage } from '../workflow/choose.ts'
import { DOCUMENT } from '../workflow/play.ts'
import { readPassages } from '../workflow/prose.ts'
import { type Answered, send } from '../workflow/requests.ts'
import type { Case } from './keep-acting.ts'

/** Petitions looked at, at the same time. */
const AT_ONCE = 6

/**
 * Every petition agrees with its model and with what was answered, also when all of it is asked for once more under the
 * same request ids, which gives the same answers; tells how many there were.
 */
export async function checkCases(stage: Stage, cases: readonly Case[], say: (doing: string) => void) {
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

/** What was refused may be refused otherwise by now. */
async function answersAsBefore({ address }: Stage, answer: Answered) {
  const again = await send(address, answer)
  assert.deepEqual(again.data, answer.data, `${answer.actor.account} ${answer.path} under the same request id`)
}
