import { achieved } from './achieved.ts'
import { type Actor, isWith } from './actors.ts'
import { wrongLedger } from './check-ledger.ts'
import { wrongTopic } from './check-topic.ts'
import { chooseOnTopic, type Stage } from './choose.ts'
import { REASON } from './drawn.ts'
import { createDraws, type Draws } from './draws.ts'
import { type Facts, readTopic } from './facts.ts'
import { registration } from './register.ts'
import { type Answered, asking, send } from './requests.ts'
import type { Outcome } from './sequence.ts'

const SUPERVISOR = 'zs08'
const REGISTRAR = 'al05'
/** Offices that a topic without petitions goes to. */
const OFFICES = ['990100000-xf', '990100000-rs', '990000000-rs']
const CITY = '990100000-xf'
const MOST_ACTORS = 4

/**
 * An order on a topic from its draft on: its petitions, where it has some, are registered by the city for it. Several act
 * at once in each round; then to-dos, counters, lamps, lists, limits, marks and the ledger must agree. Throws where they
 * do not.
 */
export async function playTopic(stage: Stage, { seed, rounds }: { seed: number; rounds: number }): Promise<Outcome> {
  const draws = createDraws(seed)
  const petitions = await registered(stage, draws)
  await refuseWalled(stage, draws, petitions)
  const drafted = await draft(stage, draws, petitions)
  const answers = [drafted]
  const of = { orderId: String(drafted.data?.blid), petitionNos: petitions }
  let facts = await readTopic(stage.query, of.orderId)
  for (let round = 1; round <= rounds; round++) {
    const given = await Promise.all(actorsIn(stage, facts, draws).map(actor => turn(stage, facts, actor, draws)))
    answers.push(...given.flat())
    facts = await readTopic(stage.query, of.orderId)
    const wrong = [
      ...(await wrongTopic(stage, facts, of, draws)),
      ...(await wrongLedger(stage.query, facts, answers, { begun: 1, petitionNos: petitions })),
    ]
    if (wrong.length > 0) throw new Error(told(seed, round, facts, wrong, given.flat()))
  }
  return { answers, achieved: achieved(facts) }
}

/** Numbers of petitions that the city has registered; none of half of the topics. */
async function registered(stage: Stage, draws: Draws): Promise<string[]> {
  const count = draws.below(3)
  const numbers = []
  for (let made = 0; made < count; made++) {
    const { code, data, message } = await send(stage.address, registration(stage, draws, REGISTRAR))
    if (code !== 0) throw new Error(`${REGISTRAR} could not register: ${message}`)
    numbers.push(String(data?.xfjbh))
  }
  return numbers
}

async function draft(stage: Stage, draws: Draws, petitionNos: readonly string[]): Promise<Answered> {
  const some = petitionNos.length > 0 ? [CITY] : OFFICES.filter(() => draws.chance(60))
  const answer = await drafting(stage, draws, petitionNos, some.length > 0 ? some : [CITY])
  if (answer.code !== 0) throw new Error(`No topic of ${petitionNos} for ${some}: ${answer.message}`)
  return answer
}

function drafting(stage: Stage, draws: Draws, xfjbhList: readonly string[], dxList: readonly string[]) {
  const order = { dbqx: '10', dbfs: '1', dbsy: REASON, dbbt: `试办专题${draws.below(1000)}` }
  return send(stage.address, asking(find(stage, SUPERVISOR), 'api/supervisions/draft', { ...order, xfjbhList, dxList }))
}

/** One that is walled hangs on no topic, whoever may know of it. */
async function refuseWalled(stage: Stage, draws: Draws, petitionNos: readonly string[]): Promise<void> {
  const walled = await stage.query<{ no: string }>(
    'select petition_no as no from petition where petition_no = any($1) and walled_off limit 2',
    [stage.petitionNos],
  )
  for (const { no } of walled) {
    const { code } = await drafting(stage, draws, [...petitionNos, no], [CITY])
    if (code === 0) throw new Error(`${no} is walled and hangs on a topic`)
  }
}

function find({ actors }: Stage, account: string): Actor {
  const actor = actors.find(each => each.account === account)
  if (!actor) throw new Error(`${account} is not there`)
  return actor
}

/** Those who have something to do more often than others. */
function actorsIn(stage: Stage, { todos }: Facts, draws: Draws): Actor[] {
  const concerned = stage.actors.filter(actor => todos.some(todo => isWith(actor, todo)))
  const some = [...concerned, find(stage, SUPERVISOR)]
  const chosen = Array.from({ length: 1 + draws.below(MOST_ACTORS) }, () =>
    draws.pick(draws.chance(85) ? some : stage.actors),
  )
  return [...new Set(chosen)]
}

async function turn(stage: Stage, facts: Facts, actor: Actor, draws: Draws): Promise<Answered[]> {
  const asked = await chooseOnTopic({ stage, actor, facts, draws: createDraws(draws.below(2 ** 31)) })
  if (!asked) return []
  // Somebody impatient presses twice.
  const times = draws.chance(5) ? 2 : 1
  return await Promise.all(Array.from({ length: times }, () => send(stage.address, asked)))
}

function told(seed: number, round: number, { timeline }: Facts, wrong: readonly string[], given: readonly Answered[]) {
  const lines = timeline.map(({ seq, person_id, action, text }) => `  ${seq} ${person_id} ${action} ${text}`)
  const asked = given.map(
    ({ actor, path, body, code, message }) => `  ${actor.account} ${path} ${JSON.stringify(body)}: ${code} ${message}`,
  )
  const about = `seed ${seed}, round ${round}, a topic`
  return [about, ...wrong.map(text => `- ${text}`), 'What happened:', ...lines, 'What was asked:', ...asked].join('\n')
}
