import type { Actor } from './actors.ts'
import { beginReview, REVIEWED } from './begin-review.ts'
import { checkCase } from './check-case.ts'
import { choose, type Stage } from './choose.ts'
import { createDraws, type Draws } from './draws.ts'
import { type Facts, readFacts, type Todo } from './facts.ts'
import { registration } from './register.ts'
import type { Passages } from './replay.ts'
import { type Answered, send } from './requests.ts'

const FEWEST_ACTORS = 2
const MOST_ACTORS = 8
/** What somebody does who was refused because another was faster: looks again, and does something else. */
const MOST_ATTEMPTS = 2
/** Code of a refusal because somebody acted meanwhile. */
const CHANGED = 4090

/**
 * A case from its registration on, through rounds in which several people act at once; after each, all that is written
 * down must agree with what was answered. Throws where it does not. The seed decides who does what, seeing what; which
 * of them is faster it cannot repeat.
 * @returns all answers
 */
export async function playSequence(
  stage: Stage,
  { seed, rounds, passages }: { seed: number; rounds: number; passages: Passages },
): Promise<Answered[]> {
  const draws = createDraws(seed)
  const registered = await send(stage.address, registration(stage, draws))
  if (registered.code !== 0) throw new Error(`seed ${seed}: ${registered.message}`)
  const petitionNo = String(registered.data?.xfjbh)
  stage.petitionNos.push(petitionNo)
  const answers = [registered, ...(draws.chance(REVIEWED) ? await begin(stage, petitionNo, draws) : [])]
  let facts = await readFacts(stage.query, petitionNo)
  for (let round = 1; round <= rounds; round++) {
    const given = await playRound(stage, facts, draws).catch(error => {
      throw new Error(`seed ${seed}, round ${round}: ${error.message}`, { cause: error })
    })
    answers.push(...given)
    facts = await checkCase(stage.query, petitionNo, { seed, round, passages, answers, given })
  }
  return answers
}

async function begin(stage: Stage, petitionNo: string, draws: Draws): Promise<Answered[]> {
  const given: Answered[] = []
  for (const ask of beginReview(stage, petitionNo, draws)) given.push(await send(stage.address, await ask()))
  return given
}

async function playRound(stage: Stage, facts: Facts, draws: Draws) {
  const actors = chooseActors(stage, facts, draws)
  const turns = actors.map(actor => ({ actor, draws: createDraws(draws.below(2 ** 31)) }))
  const given = await Promise.all(turns.map(turn => playTurn(stage, facts, turn)))
  return given.flat()
}

/** Half of them have something to do. */
function chooseActors({ actors }: Stage, { todos }: Facts, draws: Draws) {
  const concerned = actors.filter(actor => todos.some(todo => isWith(actor, todo)))
  const count = FEWEST_ACTORS + draws.below(draws.chance(30) ? MOST_ACTORS - 1 : 2)
  const chosen = Array.from({ length: count }, () =>
    draws.pick(concerned.length > 0 && draws.chance(65) ? concerned : actors),
  )
  return [...new Set(chosen)]
}

const isWith = ({ personId, deptId }: Actor, { person_id, dept_id }: Todo) =>
  person_id === personId || (person_id === '' && dept_id === deptId)

async function playTurn(stage: Stage, facts: Facts, { actor, draws }: { actor: Actor; draws: Draws }) {
  const answers = []
  let seen = facts
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const asked = await choose({ stage, actor, facts: seen, draws })
    if (!asked) return answers
    // Somebody impatient presses twice.
    const times = draws.chance(5) ? 2 : 1
    const given = await Promise.all(Array.from({ length: times }, () => send(stage.address, asked)))
    answers.push(...given)
    if (given.every(({ code }) => code !== CHANGED)) return answers
    seen = await readFacts(stage.query, facts.petition.petition_no)
  }
  return answers
}
