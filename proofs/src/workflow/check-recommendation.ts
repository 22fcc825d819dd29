import type { Query } from '../database.ts'
import { type Actor, isWith } from './actors.ts'
import type { Todo } from './facts.ts'
import type { Passages } from './replay.ts'
import { type Answered, asking, send } from './requests.ts'
import type { Stage } from './seen.ts'

type Turns = Readonly<Record<'due_at' | 'calm_at' | 'yellow_at' | 'orange_at', string | null>>

interface AnswerRow {
  readonly round: number
  readonly written_by: string
  readonly agreed_at: string | null
  readonly verdict: '' | 'accepted' | 'back'
}

/** A recommendation with all that belongs to it, as one moment shows it; of to-dos the open ones. */
export interface Recommendation extends Turns {
  readonly id: number
  readonly state: string
  readonly version: number
  readonly from_org_id: string
  readonly to_org_id: string
  readonly drafter_id: string
  readonly document_no: string
  readonly sent_at: string | null
  readonly answered_at: string | null
  readonly closed_at: string | null
  readonly adopted: string
  /** Whether its addressee works in the portal. */
  readonly has_access: boolean
  readonly todos: readonly (Todo & Turns)[]
  readonly answers: readonly AnswerRow[]
  readonly entries: readonly { seq: number; person_id: string; action: string; text: string }[]
}

const TODO_TYPES = ['recommendation', 'recommendationApproval']

const partsOf = (table: string, order: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(found) order by ${order}), '[]') from ${table} as found
    where (found.province_code, recommendation_id) = (recommendation.province_code, recommendation.id))`

const RECOMMENDATION = `select recommendation.*, organisation.has_access, (
    select coalesce(jsonb_agg(to_jsonb(todo) order by todo.id), '[]') from todo
    where todo.province_code = recommendation.province_code and todo.petition_id is null and todo.done_at is null
      and todo.ref_id = recommendation.id::text and todo.todo_type = any($2)) as todos,
    ${partsOf('recommendation_answer', 'round')} as answers,
    ${partsOf('recommendation_entry', 'seq')} as entries
  from recommendation join organisation on organisation.id = to_org_id`

export async function readRecommendation(query: Query, id: string): Promise<Recommendation> {
  const [row] = await query<{ found: Recommendation }>(
    `select to_jsonb(found) as found from (${RECOMMENDATION} where recommendation.id = $1) as found`,
    [id, TODO_TYPES],
  )
  if (!row) throw new Error(`There is no recommendation ${id}`)
  return row.found
}

interface Played {
  readonly answers: readonly Answered[]
  readonly moves: Passages
  /** Whose list is looked at. */
  readonly actor: Actor
}

/** What is wrong with it by S20 to S30 of docs/workflow.md. */
export async function wrongRecommendation(stage: Stage, facts: Recommendation, played: Played): Promise<string[]> {
  return [
    ...wrongMoves(facts, played),
    ...wrongMarks(facts),
    ...wrongTodos(facts),
    ...wrongAnswers(facts),
    ...(await wrongAudit(stage.query, facts, played.answers)),
    ...(await wrongCounters(stage.query)),
    ...(await wrongList(stage, facts, played.actor)),
  ]
}

const DRAFT = '0'
const APPROVAL = '1'
const ANSWER_APPROVAL = '4'
const ANSWERED = '5'
const SENT_BACK = '6'
const CLOSED = '7'
const WITHDRAWN = '8'
/** Its answer is to come: K16 runs. */
const OWED = ['2', '3', ANSWER_APPROVAL, SENT_BACK]

/** Each version was made by one acknowledged action, from and to a state that the document names. */
function wrongMoves({ version, state, entries }: Recommendation, { answers, moves }: Played): string[] {
  const done = new Map(answers.filter(({ code }) => code === 0).map(answer => [Number(answer.data?.version), answer]))
  const first = Math.min(...done.keys())
  const wrong: string[] = []
  let before = ''
  for (let at = first; at <= version; at++) {
    const answer = done.get(at)
    const action = answer?.path.split('/').at(-1) ?? ''
    const after = String(answer?.data?.jyzt)
    const move = moves.get(action)
    if (!move) wrong.push(`version ${at} was made by nothing that was acknowledged`)
    else if ((before !== '' && !move.from.has(before)) || !move.to.has(after))
      wrong.push(`${action} led from ${before} to ${after}`)
    const entry = entries[at - first]
    if (entry?.person_id !== answer?.actor.personId)
      wrong.push(`line ${at - first + 1} is not by ${answer?.actor.account}`)
    before = after
  }
  if (before !== state) wrong.push(`it is in ${state}, by what was acknowledged in ${before}`)
  if (entries.length !== version - first + 1) wrong.push(`${entries.length} lines, in version ${version}`)
  return wrong
}

function wrongMarks(facts: Recommendation): string[] {
  const { state, document_no: no, sent_at, due_at, answered_at, closed_at, adopted } = facts
  const isSent = ![DRAFT, APPROVAL, WITHDRAWN].includes(state)
  const isAnswered = [ANSWERED, CLOSED].includes(state)
  const marks = [
    ['a number', no !== '', isSent],
    ['sent', sent_at !== null, isSent],
    ['a limit', due_at !== null, isSent],
    ['answered', answered_at !== null, isAnswered],
    ['adopted or not', adopted !== '', isAnswered],
    ['over', closed_at !== null, [CLOSED, WITHDRAWN].includes(state)],
  ] as const
  return marks.flatMap(([name, is, wanted]) => (is === wanted ? [] : [`${name}: ${is} in ${state}`]))
}

/** Whose turn it is in each state; nobody's where it is over. */
const TURNS: Readonly<Record<string, readonly [type: string, side: 'sender' | 'addressee']>> = {
  [DRAFT]: ['recommendation', 'sender'],
  [APPROVAL]: ['recommendationApproval', 'sender'],
  2: ['recommendation', 'addressee'],
  3: ['recommendation', 'addressee'],
  [ANSWER_APPROVAL]: ['recommendationApproval', 'addressee'],
  [ANSWERED]: ['recommendation', 'sender'],
  [SENT_BACK]: ['recommendation', 'addressee'],
}

function wrongTodos(facts: Recommendation): string[] {
  const { state, todos, from_org_id, to_org_id, has_access, drafter_id, answers } = facts
  const turn = TURNS[state]
  if (!turn) return todos.length === 0 ? [] : [`${todos.length} to-dos are open in ${state}`]
  const [type, side] = turn
  const orgId = side === 'sender' || !has_access ? from_org_id : to_org_id
  const author = state === APPROVAL ? drafter_id : answers.at(-1)?.written_by
  const isApproval = type === 'recommendationApproval'
  const isCount = isApproval ? todos.length > 0 : todos.length === 1
  return [
    ...(isCount ? [] : [`${todos.length} to-dos are open in ${state}`]),
    ...todos
      .filter(todo => todo.todo_type !== type || todo.org_id !== orgId)
      .map(todo => `${todo.todo_type} is open at ${todo.org_id} in ${state}`),
    ...todos.filter(todo => isApproval && todo.person_id === author).map(() => `the author is asked in ${state}`),
    ...todos.flatMap(todo => wrongTurns(facts, todo)),
  ]
}

const TURNED = ['due_at', 'calm_at', 'yellow_at', 'orange_at'] as const

/** While its answer is to come, a to-do is due and lit as the recommendation is; else it has no limit. */
function wrongTurns(facts: Recommendation, todo: Todo & Turns): string[] {
  const isOwed = OWED.includes(facts.state)
  return TURNED.flatMap(name =>
    todo[name] === (isOwed ? facts[name] : null) ? [] : [`${name} of its to-do is ${todo[name]}, not ${facts[name]}`],
  )
}

/** Each but the last was sent back; the last is as far as the state says. */
function wrongAnswers({ state, answers }: Recommendation): string[] {
  const last = answers.at(-1)
  const wanted = { [ANSWERED]: '', [CLOSED]: 'accepted' }[state]
  return [
    ...answers.filter(({ round }, at) => round !== at + 1).map(({ round }) => `no answer before ${round}`),
    ...answers
      .slice(0, -1)
      .filter(({ verdict }) => verdict !== 'back')
      .map(({ round }) => `${round} was not sent back`),
    ...(state === ANSWER_APPROVAL && last?.agreed_at !== null ? ['nothing is to be agreed to'] : []),
    ...(wanted !== undefined && (last?.verdict !== wanted || last.agreed_at === null)
      ? [`its answer is ${last?.verdict} in ${state}`]
      : []),
  ]
}

/** One row for what was acknowledged, none for what was refused. */
async function wrongAudit(query: Query, { id }: Recommendation, answers: readonly Answered[]): Promise<string[]> {
  const rows = await query<{ request_id: string; count: number }>(
    `select request_id, count(*)::int as count from audit
     where object_type = 'recommendation' and object_id = $1 and request_id = any($2) group by 1`,
    [`${id}`, answers.map(({ requestId }) => requestId)],
  )
  const acknowledged = new Set(answers.filter(({ code }) => code === 0).map(({ requestId }) => requestId))
  const audited = new Map(rows.map(({ request_id, count }) => [request_id, count]))
  return [
    ...[...acknowledged]
      .filter(one => audited.get(one) !== 1)
      .map(one => `${one} was audited ${audited.get(one)} times`),
    ...[...audited.keys()].filter(one => !acknowledged.has(one)).map(one => `${one} was refused and audited`),
  ]
}

/** Of the to-dos of recommendations, as one moment shows them. */
async function wrongCounters(query: Query): Promise<string[]> {
  const rows = await query(
    `select * from (
       select province_code, dept_id, person_id, todo_type, count(*)::int as open_count
       from todo where done_at is null and todo_type = any($1) group by 1, 2, 3, 4
     ) as recount
     full join (select * from todo_counter where open_count <> 0 and todo_type = any($1)) as counter
       using (province_code, dept_id, person_id, todo_type)
     where recount.open_count is distinct from counter.open_count`,
    [TODO_TYPES],
  )
  return rows.map(row => `counted otherwise: ${JSON.stringify(row)}`)
}

const MOST_LISTED = 100

/** Somebody's list has it exactly where it waits for that one. */
async function wrongList({ address }: Stage, { id, todos }: Recommendation, actor: Actor): Promise<string[]> {
  const asked = asking(actor, 'api/recommendations/list', { bqy: 'mine', limit: MOST_LISTED })
  const { code, data } = await send(address, asked)
  const isWaiting = todos.some(todo => isWith(actor, todo) && todo.dept_id === actor.deptId)
  const rows = code === 0 && Array.isArray(data?.list) ? data.list : []
  const isListed = rows.some(({ sxjyid }) => sxjyid === `${id}`)
  return isListed === isWaiting ? [] : [`${actor.account} is ${isListed ? '' : 'not '}shown it`]
}
