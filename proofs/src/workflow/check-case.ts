import type { Query } from '../database.ts'
import { wrongClocks } from './check-clocks.ts'
import { wrongLedger } from './check-ledger.ts'
import { wrongTodos } from './check-todos.ts'
import { type Facts, readFacts } from './facts.ts'
import { otherSteps, type Passages, replay } from './replay.ts'
import type { Answered } from './requests.ts'
import { wrongReviews } from './reviews.ts'
import { wrongSupervisions } from './supervisions.ts'
import { wrongTerminations } from './terminations.ts'

const ACCUSATION = '02'

/** An accusation is walled from its registration on: whoever has done something with it is on its list. */
function wrongWall({ petition, timeline, accessList }: Pick<Facts, 'petition' | 'timeline' | 'accessList'>): string[] {
  if (petition.purpose !== ACCUSATION) return []
  const known = new Set(accessList.map(({ person_id }) => person_id))
  const strangers = timeline.filter(({ person_id }) => person_id && !known.has(person_id))
  return [
    ...(petition.walled_off ? [] : ['it is an accusation and has no wall']),
    ...strangers.map(({ person_id, action }) => `${person_id}, who may not know of it, has done ${action}`),
  ]
}

export interface Played {
  seed: number
  round: number
  passages: Passages
  /** All that concern the petition. */
  answers: readonly Answered[]
  /** Those of the last round. */
  given: readonly Answered[]
}

/** What is written down of a petition; throws where it contradicts itself, the model, or what was answered. */
export async function checkCase(query: Query, petitionNo: string, played: Played) {
  const facts = await readFacts(query, petitionNo)
  const wrong = [
    ...wrongCase(facts, played.passages),
    ...wrongWall(facts),
    ...(await wrongLedger(query, facts, played.answers)),
  ]
  if (wrong.length > 0) throw new Error(tell(facts, played, wrong))
  return facts
}

export function wrongCase(facts: Facts, passages: Passages) {
  const { file, wrong } = replay(facts, passages)
  // Where the steps are others, whatever is on them is too.
  const steps = [...wrong, ...otherSteps(file, facts)]
  if (steps.length > 0) return steps
  return [
    ...[...wrongTodos(file, facts), ...wrongClocks(file, facts)],
    ...[...wrongReviews(facts), ...wrongTerminations(facts), ...wrongSupervisions(facts)],
  ]
}

function tell({ petition, timeline }: Facts, { seed, round, given }: Played, wrong: readonly string[]) {
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
