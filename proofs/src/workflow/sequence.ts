import { achieved } from './achieved.ts'
import { type Actor, isWith } from './actors.ts'
import type { Aim } from './aims.ts'
import { beginReview, REVIEWED } from './begin-review.ts'
import { checkCase } from './check-case.ts'
import { choose, type Stage } from './choose.ts'
import { createDraws, type Draws } from './draws.ts'
import { type Facts, readFacts } from './facts.ts'
import { pursue } from './pursue.ts'
import { registration } from './register.ts'
import type { Passages } from './replay.ts'
import { type Answered, send } from './requests.ts'

const FEWEST_ACTORS = 2
const MOST_ACTORS = 8
/** What somebody does who was refused because another was faster: looks again, and does something else. */
const MOST_ATTEMPTS = 2
/** Code of a refusal because somebody acted meanwhile. */
const CHANGED = 4090

/** More than any aim takes. */
const MOST_ROUNDS = 60
/** Of a hundred people who act beside somebody with an aim, how many do so on what is carried on. */
const CROSSING = 10

/** How a sequence is played. */
export interface Course {
  seed: number
  rounds: number
  passages: Passages
  /** It goes on until that is achieved, by somebody who acts at the same time as the others. */
  aim?: Aim
}

export interface Outcome {
  answers: Answered[]
  /** What has come of its reviews and filings. */
  achieved: string[]
}

/**
 * A case from its registration on, through rounds in which several people act at once; after each, all that is written
 * down must agree with what was answered. Throws where it does not. The seed decides who does what, seeing what; which
 * of them is faster it cannot repeat.
 */
export async function playSequence(stage: Stage, course: Course): Promise<Outcome> {
  const { seed, passages, aim } = course
  const draws = createDraws(seed)
  const registered = await send(stage.address, registration(stage, draws, aim?.registrar))
  if (registered.code !== 0) throw new Error(`seed ${seed}: ${registered.message}`)
  const petitionNo = String(registered.data?.xfjbh)
  stage.petitionNos.push(petitionNo)
  const answers = [registered, ...(!aim && draws.chance(REVIEWED) ? await begin(stage, petitionNo, draws) : [])]
  let facts = await readFacts(stage.query, petitionNo)
  for (let round = 1; round <= (aim ? MOST_ROUNDS : course.rounds); round++) {
    const given = await playRound(stage, facts, draws, aim).catch(error => {
      throw new Error(`seed ${seed}, round ${round}: ${error.message}`, { cause: error })
    })
    answers.push(...given)
    facts = await checkCase(stage.query, petitionNo, { seed, round, passages, answers, given })
    const done = achieved(facts)
    if (aim?.goals.every(goal => done.includes(goal))) break
  }
  return { answers, achieved: achieved(facts) }
}

async function begin(stage: Stage, petitionNo: string, draws: Draws): Promise<Answered[]> {
  const given: Answered[] = []
  for (const ask of beginReview(stage, petitionNo, draws)) given.push(await send(stage.address, await ask()))
  return given
}

async function playRound(stage: Stage, facts: Facts, draws: Draws, aim: Aim | undefined) {
  // Whoever has an aim is left alone now and then, and at first.
  const isAlone = aim !== undefined && (facts.reviews.length === 0 || draws.chance(60))
  const actors = isAlone ? [] : chooseActors(stage, facts, draws)
  const turns = actors.map(actor => ({
    actor,
    draws: createDraws(draws.below(2 ** 31)),
    isCrossing: aim !== undefined,
  }))
  const given = await Promise.all([
    ...turns.map(turn => playTurn(stage, facts, turn)),
    ...(aim ? [further(stage, facts, draws, aim)] : []),
  ])
  return given.flat()
}

async function further(stage: Stage, facts: Facts, draws: Draws, aim: Aim): Promise<Answered[]> {
  const asked = await pursue({ stage, facts, draws, aim })
  return asked ? [await send(stage.address, asked)] : []
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

interface Turn {
  actor: Actor
  draws: Draws
  isCrossing: boolean
}

async function playTurn(stage: Stage, facts: Facts, { actor, draws, isCrossing }: Turn) {
  const answers = []
  let seen = facts
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const asked = await choose({ stage, actor, facts: seen, draws }, isCrossing ? CROSSING : undefined)
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
