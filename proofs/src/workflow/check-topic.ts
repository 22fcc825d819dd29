import { isWith } from './actors.ts'
import { wrongApprovals } from './check-todos.ts'
import type { Draws } from './draws.ts'
import type { Facts, Order } from './facts.ts'
import { asking, send } from './requests.ts'
import type { Stage } from './seen.ts'
import { SUPERVISION_LIMITS, SUPERVISION_TODOS, wrongMark, wrongOrders } from './supervisions.ts'

const DRAFT = '00'
const MOST_LISTED = 100

export interface OfTopic {
  readonly orderId: string
  readonly petitionNos: readonly string[]
}

/** What is wrong with a topic: its file, to-dos, limits and orders, the marks of its petitions, and what its people are shown. */
export async function wrongTopic(stage: Stage, facts: Facts, of: OfTopic, draws: Draws): Promise<string[]> {
  return [
    ...wrongFile(facts),
    ...wrongApprovals(facts),
    ...wrongOrders(facts),
    ...(await wrongPetitions(stage, facts.supervisions, of)),
    ...(await wrongCounters(stage)),
    ...(await wrongList(stage, facts, draws)),
  ]
}

/** It has no number and stays a draft, and nothing but supervision lies on it. */
function wrongFile({ petition, steps, todos, clocks }: Facts): string[] {
  const { petition_no: no, state } = petition
  const strange = todos.filter(({ todo_type }) => !SUPERVISION_TODOS.includes(todo_type))
  const others = clocks.filter(({ type }) => ![...SUPERVISION_LIMITS, 'K15'].includes(type))
  return [
    ...(no === '' && state === DRAFT && steps.length === 1 ? [] : [`the topic is ${no} in ${state}`]),
    ...strange.map(({ todo_type }) => `${todo_type} is open on a topic`),
    ...others.map(({ type }) => `${type} runs on a topic`),
    ...todos.filter(({ has_owner }) => !has_owner).map(({ todo_type }) => `${todo_type} has no owner`),
  ]
}

/** Its petitions are marked by it, lie where they lay, and none of them is walled. */
async function wrongPetitions({ query }: Stage, orders: readonly Order[], { petitionNos }: OfTopic): Promise<string[]> {
  const rows = await query<{ no: string; mark: number; walled: boolean; todos: number }>(
    `select petition_no as no, supervision_state as mark, walled_off as walled, (
       select count(*)::int from todo where (todo.province_code, todo.petition_id) = (petition.province_code, petition.id)
         and todo_type = any($2)) as todos
     from petition where petition_no = any($1)`,
    [petitionNos, SUPERVISION_TODOS],
  )
  return rows.flatMap(({ no, mark, walled, todos }) => [
    ...wrongMark(orders, mark).map(text => `of ${no} ${text}`),
    ...(walled ? [`${no} is walled and hangs on a topic`] : []),
    ...(todos > 0 ? [`${todos} to-dos of the topic lie on ${no}`] : []),
  ])
}

/** Of the to-dos of orders, as one moment shows them. */
async function wrongCounters({ query }: Stage): Promise<string[]> {
  const rows = await query(
    `select * from (
       select province_code, dept_id, person_id, todo_type, count(*)::int as open_count
       from todo where done_at is null and todo_type = any($1) group by 1, 2, 3, 4
     ) as recount
     full join (select * from todo_counter where open_count <> 0 and todo_type = any($1)) as counter
       using (province_code, dept_id, person_id, todo_type)
     where recount.open_count is distinct from counter.open_count`,
    [SUPERVISION_TODOS],
  )
  return rows.map(row => `counted otherwise: ${JSON.stringify(row)}`)
}

interface Shown {
  readonly dbid: string
  readonly dxid: string
  readonly lamp: string
  readonly dueAt: string | null
  readonly remainingDays: number | null
}

/** Somebody's list has the to-dos of the topic that are theirs, each due and lit as its limit is. */
async function wrongList(stage: Stage, facts: Facts, draws: Draws): Promise<string[]> {
  const { todos, supervisions, clocks } = facts
  const concerned = stage.actors.filter(actor => todos.some(todo => isWith(actor, todo)))
  const actor = draws.pick(concerned.length > 0 ? concerned : stage.actors)
  const asked = asking(actor, 'api/supervisions/list', { bqy: 'mine', limit: MOST_LISTED })
  const { code, data, message } = await send(stage.address, asked)
  if (code !== 0) return concerned.length > 0 ? [`${actor.account} has to-dos, and the list says ${message}`] : []
  const ids = todos.map(({ id }) => `${id}`)
  const shown = rowsIn(data?.list).filter(({ dbid }) => ids.includes(dbid))
  const own = todos.filter(todo => isWith(actor, todo)).map(({ id }) => `${id}`)
  const missing = own.filter(id => !shown.some(({ dbid }) => dbid === id))
  const extra = shown.filter(({ dbid }) => !own.includes(dbid))
  const parts = supervisions.flatMap(order => order.parts)
  return [
    ...missing.map(id => `${actor.account} is not shown ${todos.find(todo => `${todo.id}` === id)?.todo_type}`),
    ...extra.map(({ dbid }) => `${actor.account} is shown ${dbid}, which is another's`),
    ...shown.flatMap(row => {
      const part = parts.find(({ id }) => `${id}` === row.dxid)
      const todo = todos.find(({ id }) => `${id}` === row.dbid)
      const limit = clocks.find(({ id }) => id === part?.clock_id)
      return todo?.todo_type === 'supervise' && limit ? wrongLamp(row, limit.due_at) : []
    }),
  ]
}

const rowsIn = (list: unknown): Shown[] => (Array.isArray(list) ? list : [])

function wrongLamp({ dueAt, lamp, dbid }: Shown, due: string): string[] {
  const isDue = dueAt !== null && new Date(`${dueAt.replace(' ', 'T')}+08:00`).getTime() === floored(due)
  const isOverdue = new Date(due).getTime() < Date.now()
  return [
    ...(isDue ? [] : [`to-do ${dbid} is due ${dueAt}, by its limit ${due}`]),
    ...((lamp === 'red') === isOverdue ? [] : [`to-do ${dbid} is ${lamp}, due ${due}`]),
  ]
}

const SECOND = 1000
const floored = (at: string) => Math.floor(new Date(at).getTime() / SECOND) * SECOND
