import type { Query } from '../database.ts'
import { type Actor, isWith } from './actors.ts'
import { type Recommendation, readRecommendation, wrongRecommendation } from './check-recommendation.ts'
import { createDraws, type Draws } from './draws.ts'
import type { Passages } from './replay.ts'
import { type Answered, type Asking, asking, send, stageFile } from './requests.ts'
import type { Stage } from './seen.ts'
import type { Outcome } from './sequence.ts'

const CALLS = 'api/recommendations/'
const AUTHOR = 'zs08'
const MOST_ACTORS = 4
/** Kinds of recommendations. */
const KINDS = ['1', '2', '3']
const ADOPTED = ['full', 'part', 'none']
const TEXT = '建议建立欠薪线索快速处置机制，明确各环节办理时限和责任人。'
const WORDS = '请补充具体措施和完成时限。'
/** An office that there is not, among those of the stage. */
const NOWHERE = 'nowhere'
/** Too short for any entry. */
const SHORT = '略'

interface Course {
  readonly seed: number
  readonly rounds: number
  readonly moves: Passages
}

/**
 * A recommendation from its writing on, to an office of any kind. Several act at once in each round; then its states,
 * to-dos, limit, answers, lists and the ledger must agree. Throws where they do not.
 */
export async function playRecommendation(stage: Stage, { seed, rounds, moves }: Course): Promise<Outcome> {
  const draws = createDraws(seed)
  const receivers = await receiversOf(stage.query, stage.orgIds)
  const written = await send(stage.address, writing(stage, draws, receivers))
  if (written.code !== 0) throw new Error(`seed ${seed}: ${AUTHOR} could not write: ${written.message}`)
  const id = String(written.data?.sxjyid)
  const answers = [written]
  let facts = await readRecommendation(stage.query, id)
  for (let round = 1; round <= rounds; round++) {
    const given = await Promise.all(
      actorsIn(stage, facts, draws).map(actor =>
        turn({ stage, actor, facts, receivers }, createDraws(draws.below(2 ** 31))),
      ),
    )
    answers.push(...given.flat())
    facts = await readRecommendation(stage.query, id)
    const wrong = await wrongRecommendation(stage, facts, { answers, moves, actor: draws.pick(stage.actors) })
    if (wrong.length > 0) throw new Error(told(seed, round, facts, wrong, given.flat()))
  }
  return { answers, achieved: [...new Set(facts.entries.map(({ action }) => action))] }
}

interface Receivers {
  /** Offices of the actors. */
  readonly inside: readonly string[]
  /** Offices that do not work in the portal. */
  readonly outside: readonly string[]
}

async function receiversOf(query: Query, inside: readonly string[]): Promise<Receivers> {
  const rows = await query<{ id: string }>('select id from organisation where not has_access and in_use order by id')
  return { inside, outside: rows.map(({ id }) => id) }
}

const receiver = ({ inside, outside }: Receivers, draws: Draws) => draws.pick(draws.chance(35) ? outside : inside)

function writing({ actors }: Stage, draws: Draws, { inside, outside }: Receivers): Asking {
  const author = actors.find(({ account }) => account === AUTHOR)
  if (!author) throw new Error(`${AUTHOR} is not there to write`)
  const others = { inside: inside.filter(id => id !== author.orgId && id !== NOWHERE), outside }
  return asking(author, `${CALLS}write`, { jyzl: draws.pick(KINDS), bjydw: receiver(others, draws), jynr: TEXT })
}

/** Those who have something to do more often than others. */
function actorsIn({ actors }: Stage, { todos }: Recommendation, draws: Draws): Actor[] {
  const concerned = actors.filter(actor => todos.some(todo => isWith(actor, todo)))
  const chosen = Array.from({ length: 1 + draws.below(MOST_ACTORS) }, () =>
    draws.pick(concerned.length > 0 && draws.chance(75) ? concerned : actors),
  )
  return [...new Set(chosen)]
}

interface Seen {
  readonly stage: Stage
  readonly actor: Actor
  readonly facts: Recommendation
  readonly receivers: Receivers
}

async function turn(seen: Seen, draws: Draws): Promise<Answered[]> {
  const asked = await choose(seen, draws)
  // Somebody impatient presses twice.
  const times = draws.chance(5) ? 2 : 1
  return await Promise.all(Array.from({ length: times }, () => send(seen.stage.address, asked)))
}

/** What a button offers, or anything; of a version that may be gone, and in words that may be too few. */
async function choose(seen: Seen, draws: Draws): Promise<Asking> {
  const { stage, actor, facts } = seen
  const { code, data } = await send(stage.address, asking(actor, `${CALLS}buttons`, { sxjyid: `${facts.id}` }))
  const offered = code === 0 && Array.isArray(data) ? data.filter(({ enabled }) => enabled === 1) : []
  const isLed = offered.length > 0 && draws.chance(90)
  const action = isLed ? String(draws.pick(offered).action) : draws.pick(Object.keys(ARGUMENTS))
  const version = facts.version - (draws.chance(6) ? 1 : 0)
  const args = await ARGUMENTS[action]?.(seen, draws)
  return asking(actor, CALLS + action, { ...args, sxjyid: `${facts.id}`, version })
}

type Arguments = (seen: Seen, draws: Draws) => Promise<Record<string, unknown>>

const words: Arguments = async (_, draws) => ({ yj: draws.chance(5) ? SHORT : WORDS })

/** Of each action, by its name on the wire. */
const ARGUMENTS: Readonly<Record<string, Arguments>> = {
  rewrite: async ({ receivers }, draws) => ({
    jyzl: draws.pick(KINDS),
    bjydw: receiver(receivers, draws),
    jynr: draws.chance(5) ? SHORT : TEXT,
  }),
  agree: words,
  sendBack: words,
  withdraw: words,
  sign: async () => ({}),
  answer: async ({ stage, actor }, draws) => ({
    cnqk: draws.pick(ADOPTED),
    zgcs: TEXT,
    wcnly: draws.chance(5) ? SHORT : TEXT,
    fjList: draws.chance(50) ? [await stageFile(stage.address, actor)] : [],
  }),
  agreeAnswer: words,
  returnAnswer: words,
  accept: words,
  askAgain: words,
}

function told(
  seed: number,
  round: number,
  { id, state, entries }: Recommendation,
  wrong: readonly string[],
  given: readonly Answered[],
): string {
  const lines = entries.map(({ seq, person_id, action, text }) => `  ${seq} ${person_id} ${action} ${text}`)
  const asked = given.map(
    ({ actor, path, body, code, message }) => `  ${actor.account} ${path} ${JSON.stringify(body)}: ${code} ${message}`,
  )
  const about = `seed ${seed}, round ${round}, recommendation ${id} in ${state}`
  return [about, ...wrong.map(text => `- ${text}`), 'What happened:', ...lines, 'What was asked:', ...asked].join('\n')
}
