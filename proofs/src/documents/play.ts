import { randomUUID } from 'node:crypto'
import type { Query } from '../database.ts'
import type { Actor } from '../workflow/actors.ts'
import { createDraws, type Draws } from '../workflow/draws.ts'
import { type Answered, type Asking, asking, send } from '../workflow/requests.ts'
import { actionOf, wrongAudit, wrongDocument, wrongMoves, wrongWhole } from './check.ts'
import { ARGUMENTS, acting, CALLS, drafted, offeredTo, receiving, registered } from './choose.ts'
import { type Document, readFacts } from './facts.ts'
import { find, type Stage, setStage } from './stage.ts'

export interface Play {
  /** Address of the server, with the base path. */
  readonly address: string
  readonly query: Query
  readonly sequences: number
  /** Seed of the first; each further one has the next. */
  readonly seed: number
  readonly rounds?: number
  readonly say?: (doing: string) => void
}

/** Who writes documents, by who registers the petitions that they are about. */
const WRITERS: Readonly<Record<string, string>> = { zs05: 'zs05', zs08: 'zs05', al05: 'al05', rs12: 'rs12' }
const RECEIVERS = ['zs16', 'al16', 'rs12']
const MOST_ACTORS = 4

/**
 * Plays random sequences of acts on official documents, about a petition or none, sent from here or come from outside. In
 * every other round one person does what a button offers or does not offer, and is answered as the buttons say; in the
 * others several act at once. After each round all that is written down agrees. Throws where it does not.
 */
export async function playDocuments({ address, query, sequences, seed, rounds = 14, say = () => {} }: Play) {
  const stage = await setStage(address, query)
  const counts = { sequences: 0, done: 0, refused: 0, actions: new Set<string>() }
  for (let turn = 0; turn < sequences; turn++) {
    for (const { code, path } of await playOne(stage, seed + turn, rounds)) {
      counts[code === 0 ? 'done' : 'refused'] += 1
      if (code === 0) counts.actions.add(actionOf(path))
    }
    counts.sequences += 1
    say(`${counts.sequences} sequences, ${counts.done} acts`)
  }
  return { ...counts, lacking: Object.keys(ARGUMENTS).filter(action => !counts.actions.has(action)) }
}

async function playOne(stage: Stage, seed: number, rounds: number): Promise<Answered[]> {
  const draws = createDraws(seed)
  const begun = await begin(stage, draws)
  if (begun.code !== 0) throw new Error(`seed ${seed}: nothing was begun: ${begun.message}`)
  const all = [begun]
  const ids = [String(begun.data?.gwid)]
  const seals: Map<string, string> = new Map()
  if (draws.chance(60)) all.push(...(await lead(stage, ids[0] ?? '', draws)))
  for (let round = 1; round <= rounds; round++) {
    const id = draws.pick(ids)
    const before = await readFacts(stage.query, id)
    if (!before) break
    if (before.petition_id !== null && !before.walled_off && draws.chance(6)) await wallOff(stage, before)
    const { given, wrong } = await (draws.chance(50) ? one : several)(stage, before, draws)
    all.push(...given)
    const after = await readFacts(stage.query, id)
    ids.push(
      ...given.flatMap(({ code, path, data }) => (code === 0 && /correct$/.test(path) ? [String(data?.gwid)] : [])),
    )
    wrong.push(...(await wrongAfter(stage, { before, after, given, seals, draws })))
    if (wrong.length > 0) throw new Error(told(seed, round, after ?? before, wrong, given))
    if (!after) break
  }
  return all
}

/** The way of what is sent. */
const WAY = ['submit', 'approve', 'number', 'seal', 'send']

/** Goes a part of the usual way, as far as somebody is offered the next step. */
async function lead(stage: Stage, id: string, draws: Draws): Promise<Answered[]> {
  const given = []
  const ends = draws.pick([[], [], ['recall', 'send'], ['sign', 'recordReceipt', 'finish']])
  const way = ends.length > 0 ? [...WAY, ...ends] : WAY.slice(0, 2 + draws.below(WAY.length))
  for (const action of way) {
    const facts = await readFacts(stage.query, id)
    if (!facts) break
    const own = action === 'sign' ? stage.actors : stage.actors.filter(({ orgId }) => orgId === facts.org_id)
    for (const actor of own) {
      const offered = (await offeredTo(stage, actor, facts.id)) ?? []
      if (!offered.some(each => each.action === action && each.enabled === 1)) continue
      given.push(await send(stage.address, await acting({ stage, actor, facts, draws }, action)))
      break
    }
  }
  return given
}

/** A draft, of half of them about a petition, or what came from outside. */
async function begin(stage: Stage, draws: Draws): Promise<Answered> {
  if (draws.chance(25)) {
    const actor = find(stage, draws.pick(RECEIVERS))
    return await send(stage.address, await receiving(stage, actor, draws))
  }
  const account = draws.pick(Object.keys(WRITERS))
  const writer = find(stage, account)
  const about = draws.chance(50) ? { xfjbh: await registered(stage, WRITERS[account] ?? account, draws) } : {}
  return await send(stage.address, asking(writer, `${CALLS}draft`, { ...drafted(stage, writer, draws), ...about }))
}

/** From now on only who is on its list of access may know of its petition: nobody. */
const wallOff = ({ query }: Stage, { petition_id }: Document) =>
  query('update petition set walled_off = true where id = $1', [petition_id])

interface Round {
  readonly given: Answered[]
  readonly wrong: string[]
}

/** One person, who is answered exactly as the buttons say. */
async function one(stage: Stage, facts: Document, draws: Draws): Promise<Round> {
  const actor = pickActor(stage, facts, draws)
  const offered = await offeredTo(stage, actor, facts.id)
  const enabled = (offered ?? []).filter(each => each.enabled === 1).map(({ action }) => action)
  const action =
    enabled.length > 0 && draws.chance(75) ? pickAction(enabled, draws) : draws.pick(Object.keys(ARGUMENTS))
  const answer = await send(stage.address, await acting({ stage, actor, facts, draws }, action))
  const isOffered = enabled.includes(action)
  const wrong =
    isOffered === (answer.code === 0)
      ? []
      : [`${actor.account} is ${isOffered ? '' : 'not '}offered ${action}, and was answered ${answer.message}`]
  return { given: [answer], wrong }
}

/** Several at once, of whom some press twice or have seen what is gone. */
async function several(stage: Stage, facts: Document, draws: Draws): Promise<Round> {
  const count = 2 + draws.below(MOST_ACTORS - 1)
  const asked: Asking[] = []
  for (let each = 0; each < count; each++) {
    const actor = pickActor(stage, facts, draws)
    const offered = ((await offeredTo(stage, actor, facts.id)) ?? []).filter(({ enabled }) => enabled === 1)
    const action =
      offered.length > 0
        ? pickAction(
            offered.map(each => each.action),
            draws,
          )
        : draws.pick(Object.keys(ARGUMENTS))
    const version = facts.version - (draws.chance(8) ? 1 : 0)
    const asks = await acting({ stage, actor, facts, draws }, action, version)
    asked.push(asks)
    if (draws.chance(15)) asked.push({ ...asks, requestId: randomUUID() })
  }
  const given = await Promise.all(asked.map(each => send(stage.address, each)))
  return { given, wrong: given.filter(({ code }) => code === 0).length > 1 ? ['two were done of one version'] : [] }
}

/** What ends a document is done more rarely than what goes on with it. */
const ENDING = ['cancel', 'remove', 'sendBack']

function pickAction(actions: readonly string[], draws: Draws): string {
  const action = draws.pick(actions)
  return ENDING.includes(action) && draws.chance(75) ? draws.pick(actions) : action
}

/** Those who have something to do more often than others. */
function pickActor({ actors }: Stage, { todos, org_id }: Document, draws: Draws): Actor {
  const concerned = actors.filter(
    ({ personId, deptId, orgId }) =>
      todos.some(todo => todo.person_id === personId || (todo.person_id === '' && todo.dept_id === deptId)) ||
      (orgId === org_id && draws.chance(50)),
  )
  return draws.pick(concerned.length > 0 && draws.chance(85) ? concerned : actors)
}

interface After {
  readonly before: Document
  readonly after: Document | undefined
  readonly given: readonly Answered[]
  /** Of each document what was sealed. */
  readonly seals: Map<string, string>
  readonly draws: Draws
}

async function wrongAfter(stage: Stage, { before, after, given, seals, draws }: After): Promise<string[]> {
  const { query } = stage
  const common = [...(await wrongAudit(query, given)), ...(await wrongWhole(query))]
  if (!after) {
    const isRemoved = given.some(({ code, path }) => code === 0 && /remove$/.test(path))
    return isRemoved ? common : [...common, 'it is gone, and nobody has removed it']
  }
  return [
    ...common,
    ...wrongMoves(before.state, after, given),
    ...wrongDocument(after),
    ...wrongFreezing(after, seals),
    ...(await wrongWalls(stage, after, draws)),
  ]
}

/** What was sealed once stays as it is. */
function wrongFreezing(
  { id, file_id, digest, pdf_file_id, pdf_digest }: Document,
  seals: Map<string, string>,
): string[] {
  const now = [file_id, digest, pdf_file_id, pdf_digest].join(' ')
  const known = seals.get(`${id}`)
  if (digest !== '') seals.set(`${id}`, now)
  return known === undefined || known === now ? [] : ['what was sealed has changed']
}

/** Somebody reads it, has it verified and finds it in a list exactly where that one's organisation has to do with it. */
async function wrongWalls(stage: Stage, facts: Document, draws: Draws): Promise<string[]> {
  const actor = draws.pick(stage.actors)
  const { address } = stage
  const read = await send(address, asking(actor, `${CALLS}read`, { gwid: `${facts.id}` }))
  const isReceiver = facts.receivers.some(({ org_id, delivered_at }) => org_id === actor.orgId && delivered_at !== null)
  const isShown = read.code === 0
  const verified = await send(address, asking(actor, `${CALLS}verifySeal`, { gwid: `${facts.id}` }))
  const shown = isShown ? (read.data?.jlList as { cz: string }[]) : []
  const shared = facts.entries.filter(entry => entry.shared).length
  const may = isReceiver || (actor.orgId === facts.org_id && (await mayKnow(stage, actor, facts)))
  return [
    ...(isShown === may ? [] : [`${actor.account} is ${isShown ? '' : 'not '}shown it`]),
    ...(isShown && facts.digest !== '' && verified.data?.yzbz !== true ? ['its seal is not verified'] : []),
    ...(!isShown && verified.code === 0 ? [`${actor.account} has it verified`] : []),
    ...(isShown && shown.length < shared ? [`${actor.account} is not told all that is shared`] : []),
  ]
}

/** Whether somebody of the organisation that has it may know of it: a draft's department, a petition's circle. */
async function mayKnow({ address }: Stage, actor: Actor, facts: Document): Promise<boolean> {
  if (!OWN_READERS.test(actor.account)) return false
  if (facts.state === '0' && facts.dept_id !== actor.deptId && facts.drafter_id !== actor.personId) return false
  if (facts.petition_no === null) return true
  const of = asking(actor, `${CALLS}of`, { xfjbh: facts.petition_no })
  return (await send(address, of)).code === 0
}

/** Those of the actors whose roles have the page. */
const OWN_READERS = /^(?!jg)/

function told(seed: number, round: number, facts: Document, wrong: readonly string[], given: readonly Answered[]) {
  const lines = facts.entries.map(({ seq, person_id, action, text }) => `  ${seq} ${person_id} ${action} ${text}`)
  const asked = given.map(
    ({ actor, path, body, code, message }) => `  ${actor.account} ${path} ${JSON.stringify(body)}: ${code} ${message}`,
  )
  const about = `seed ${seed}, round ${round}, official document ${facts.id} in ${facts.state}`
  return [about, ...wrong.map(text => `- ${text}`), 'What happened:', ...lines, 'What was asked:', ...asked].join('\n')
}
