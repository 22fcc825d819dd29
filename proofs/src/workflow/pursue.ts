import { type ActionName, REVIEW_ACTIONS, TERMINATION_ACTIONS } from '../described.ts'
import { type Actor, isWith } from './actors.ts'
import type { Filed } from './aims.ts'
import { actingOn, OF_PROCEEDINGS, supplyWith } from './choose.ts'
import { actingOnProceeding } from './choose-proceeding.ts'
import { type Args, day } from './drawn.ts'
import type { Facts, Filing, Review, Todo } from './facts.ts'
import { pursueOrder } from './pursue-order.ts'
import type { Pursuit } from './pursuit.ts'
import { type Asking, asking } from './requests.ts'
import { openReview } from './reviews.ts'
import type { Stage } from './seen.ts'
import { liveFiling } from './terminations.ts'

/** An action on a review or a filing. */
interface Doing {
  of: 'reviews' | 'terminations'
  row: Review | Filing
  name: string
  /** Those who may; whoever of them has the to-do for it does. */
  by: readonly string[]
  more?: Args
}

const REVIEWERS = ['zs09', 'al09']
const APPLICANTS = ['rs12', 'zs09', 'zs05']
const HEADS = ['zs06', 'al06']
/** Above which no petition department is. */
const LAST = '990000000-xf'
const NOT_SENT = '10'
const CLOSED = '8'
const APPROVAL = '6'
const RECOGNISED = '3'
/** With the application, before it is accepted. */
const OF_RECEIPT = ['askSupplement', 'supplemented', 'refuse']
const TODO_OF = { reviews: 'review', terminations: 'termination' }
/** Not out of a to-do. */
const FREE = ['withdraw', 'undo']

/** What leads on toward an aim, by somebody who may do it; undefined where nothing does just now. */
export async function pursue(pursuit: Pursuit): Promise<Asking | undefined> {
  const { facts, aim } = pursuit
  const review = openReview(facts)
  const filing = liveFiling(facts)
  if (review?.state === APPROVAL || filing?.state === APPROVAL) return agree(pursuit)
  if (review) return await act(pursuit, onReview(pursuit, review))
  if (facts.petition.state === NOT_SENT && facts.reviews.length === 0)
    return await onPetition(pursuit, aim.reviewers[0], 'recordOriginal', { ...aim.original, fcjl: '1' })
  if (aim.supervised) return await pursueOrder(pursuit, aim.supervised)
  const decided = facts.reviews.filter(({ state }) => state === CLOSED).length
  // What was decided elsewhere is kept as a review, too.
  const reviewer = aim.reviewers[aim.original.yjlx === 'decision' ? decided - 1 : decided]
  if (reviewer) return await onPetition(pursuit, reviewer, 'registerReview', { fclx: KINDS[decided] })
  if (!aim.filing) return undefined
  if (!filing) return await onPetition(pursuit, aim.filing.by, 'applyTermination')
  return await act(pursuit, onFiling(pursuit, filing, aim.filing))
}

const KINDS = ['review', 'reReview']

function onReview({ stage, facts, aim: { via, conclusion } }: Pursuit, row: Review): Doing {
  const next = via.find(action => !isDone(facts, REVIEW_ACTIONS, action))
  const name = actionOn(row, next)
  // Whoever has the file is of another office.
  const others = stage.actors.filter(({ orgId }) => orgId !== row.org_id).map(({ account }) => account)
  const more = name === 'draft' && { fcjl: conclusion, ...(conclusion === '2' && { bgjl: '2' }) }
  return { of: 'reviews', row, name, by: name === 'handInFile' ? others : REVIEWERS, ...(more && { more }) }
}

function actionOn({ state }: Review, next: string = 'draft'): string {
  const isOfReceipt = OF_RECEIPT.includes(next)
  switch (state) {
    case '1':
      return isOfReceipt ? next : 'accept'
    case '2':
      return 'supplemented'
    case '5':
      return 'closeHearing'
    case '7':
      return 'deliver'
    default:
      return isOfReceipt ? 'draft' : next
  }
}

function onFiling({ facts }: Pursuit, row: Filing, { via }: Filed): Doing {
  const next = via.find(action => !isDone(facts, TERMINATION_ACTIONS, action)) ?? 'undo'
  const of = 'terminations'
  if (row.state === RECOGNISED) return { of, row, name: 'undo', by: HEADS }
  if (row.state !== '1') {
    const [kind] = row.missing
    const what = kind ? { name: 'supply', more: { cllx: kind } } : { name: 'submit' }
    return { of, row, by: APPLICANTS, ...what }
  }
  if (next === 'withdraw') return { of, row, name: next, by: APPLICANTS }
  return { of, row, name: row.org_id === LAST ? next : 'pass', by: HEADS }
}

const isDone = ({ timeline }: Facts, described: Readonly<Record<string, { name: string }>>, action: string) =>
  timeline.some(row => row.action === described[action]?.name)

async function onPetition(pursuit: Pursuit, account: string, name: ActionName, more: Args = {}) {
  const { stage, facts, draws } = pursuit
  const actor = stage.actors.find(each => each.account === account)
  if (!actor) throw new Error(`${account} is not there`)
  const asked = await actingOn({ stage, actor, facts, draws }, name)
  return { ...asked, body: { ...asked.body, ...more } }
}

async function act(pursuit: Pursuit, { of, row, name, by, more }: Doing): Promise<Asking | undefined> {
  const { stage, facts, draws } = pursuit
  const may = stage.actors.filter(({ account }) => by.includes(account))
  const todo = FREE.includes(name) ? undefined : todoFor(facts, { of, row, name })
  const actor = todo ? may.find(each => isWith(each, todo)) : may.find(each => isItsOwn(each, row))
  if (!actor) return todo && releasing(stage, todo)
  if (name === 'closeHearing') await bringForward(stage, row)
  const seen = { stage, actor, facts, draws }
  return await actingOnProceeding(seen, supplyWith(seen), { of, id: row.id, version: row.version }, name, more)
}

const todoFor = ({ todos }: Facts, { of, row, name }: Pick<Doing, 'of' | 'row' | 'name'>) =>
  todos.find(
    ({ todo_type, ref_id, org_id }) =>
      todo_type === TODO_OF[of] && ref_id === `${row.id}` && (org_id === row.org_id) === (name !== 'handInFile'),
  )

/** Of whoever filed it, and of whoever recognised it. */
const isItsOwn = ({ personId, orgId }: Actor, row: Review | Filing) =>
  'applicant_id' in row && row.state !== RECOGNISED ? personId === row.applicant_id : orgId === row.org_id

/** Somebody else of the department has taken it, who cannot do it. */
function releasing({ actors }: Stage, { id, person_id }: Todo): Asking | undefined {
  const holder = actors.find(({ personId }) => personId === person_id)
  return holder && asking(holder, 'api/todos/release', { dbidList: [`${id}`] })
}

/** The days until a hearing have gone by. */
async function bringForward({ query }: Stage, { id }: Review | Filing) {
  await query('update review_hearing set held_on = $2 where review_id = $1 and ended_at is null', [id, day(0)])
}

function agree({ stage, facts }: Pursuit): Asking | undefined {
  const todo = facts.todos.find(({ todo_type }) => OF_PROCEEDINGS.includes(todo_type))
  const approval = facts.approvals.find(({ id }) => `${id}` === todo?.ref_id)
  const actor = stage.actors.find(({ personId }) => personId === todo?.person_id)
  if (!actor || !approval) return undefined
  const { id, version } = approval
  const body = { approvalId: `${id}`, version, decision: 'agree', opinion: '请按意见办理。' }
  return asking(actor, 'api/approvals/decide', body)
}
