import { ACTION_NAMES, ACTIONS, type ActionName } from '../described.ts'
import { isWith } from './actors.ts'
import { argumentsOf, isAction, spoilt } from './arguments.ts'
import { chooseProceeding, draftingOrder } from './choose-proceeding.ts'
import { type Supply, takesFile } from './drawn.ts'
import type { Draws } from './draws.ts'
import { type Asking, asking, readButtons, stageFile } from './requests.ts'
import type { Seen } from './seen.ts'

export type { Stage } from './seen.ts'

/** Actions that lead nowhere or to an early end; they are chosen less often than the others. */
const RARE = [
  ...['urge', 'escalate', 'flagUrgent', 'liftFlag', 'instruct', 'recordProgress', 'merge', 'file', 'reply', 'recall'],
  ...['voidPetition', 'withdraw', 'closeDirectly', 'undoDirectClosing', 'archive', 'notAccept', 'noFurther', 'reopen'],
  ...['supplementDelivery', 'correct'],
]
/** To-dos that ask for an approval. */
export const OF_PROCEEDINGS = ['reviewApproval', 'terminationApproval']
export const APPROVALS = ['approval', ...OF_PROCEEDINGS, 'superviseApproval']
const OPINION = '请按意见办理。'
const TODOS = 'api/todos/'

/**
 * What an actor does next with a petition, seen as it was at some moment: partly what its buttons offer, partly
 * anything. Undefined where nothing comes to mind.
 * @param ofProceedings in how many of a hundred cases it is about a review or a filing, where one is there
 */
export async function choose(seen: Seen, ofProceedings: number = 70): Promise<Asking | undefined> {
  const { draws } = seen
  return (
    decision(seen, draws.chance(75)) ??
    (draws.chance(15) ? moveTodo(seen) : undefined) ??
    (draws.chance(40) ? draftingOrder(seen) : undefined) ??
    (draws.chance(ofProceedings) ? await chooseProceeding(seen, supplyWith(seen)) : undefined) ??
    (await action(seen))
  )
}

/** On the file of a topic there is nothing but its order. */
export async function chooseOnTopic(seen: Seen): Promise<Asking | undefined> {
  const { draws } = seen
  return (
    decision(seen, draws.chance(85)) ??
    (draws.chance(12) ? moveTodo(seen) : undefined) ??
    (await chooseProceeding(seen, supplyWith(seen)))
  )
}

function decision({ actor, facts, draws }: Seen, isMinded: boolean) {
  const asked = facts.todos.filter(
    ({ todo_type, person_id }) => APPROVALS.includes(todo_type) && person_id === actor.personId,
  )
  const ids = asked.map(({ ref_id }) => ref_id)
  const approval = facts.approvals.find(({ id }) => (isMinded ? ids.includes(`${id}`) : draws.chance(3)))
  const own = facts.approvals.find(({ applicant_id }) => applicant_id === actor.personId)
  if (own && draws.chance(10)) return asking(actor, 'api/approvals/withdraw', { approvalId: `${own.id}` })
  return approval && asking(actor, ...deciding(`${approval.id}`, approval.version - (draws.chance(4) ? 1 : 0), draws))
}

function deciding(approvalId: string, version: number, draws: Draws): [string, Record<string, unknown>] {
  const of = { approvalId, version, opinion: OPINION }
  if (draws.chance(4)) return ['api/approvals/forward', { ...of, personId: 'demo-zs07' }]
  if (draws.chance(6))
    return [
      'api/approvals/addSigner',
      { ...of, personId: draws.pick(['demo-zs07', 'demo-rs14', 'demo-zs06']), place: draws.pick(['before', 'after']) },
    ]
  return ['api/approvals/decide', { ...of, decision: draws.chance(80) ? 'agree' : 'back' }]
}

function moveTodo({ stage, actor, facts, draws }: Seen) {
  const near = facts.todos.filter(({ dept_id }) => dept_id === actor.deptId)
  const some = near.length > 0 && draws.chance(90) ? near : facts.todos
  if (some.length === 0) return undefined
  const todoId = `${draws.pick(some).id}`
  const colleagues = stage.actors.filter(({ orgId }) => orgId === actor.orgId || draws.chance(5))
  const userId = draws.pick(colleagues).personId
  const ways = [
    asking(actor, `${TODOS}claim`, { dbid: todoId }),
    asking(actor, `${TODOS}release`, { dbidList: [todoId] }),
    asking(actor, `${TODOS}handOn`, { dbidList: [todoId], userId, note: '请协助办理。' }),
    asking(actor, `${TODOS}distribute`, { dbidList: [todoId], userId }),
  ]
  return draws.pick(ways)
}

async function action(seen: Seen) {
  const dbid = seen.draws.chance(60) ? ownTodo(seen) : ''
  const name = await actionName(seen, dbid)
  return isAction(name) ? await actingOn(seen, name, dbid) : undefined
}

/** An action on a petition as it was seen, or nearly so. */
export async function actingOn(seen: Seen, name: ActionName, dbid = ''): Promise<Asking> {
  const { actor, facts, draws } = seen
  const { petition_no: xfjbh, version } = facts.petition
  const args = argumentsOf(name, await supplyFor(seen, name))
  const stale = draws.chance(6) ? Math.max(1, version - 1 - draws.below(2)) : version
  const body = { ...(draws.chance(4) ? spoilt(args, draws) : args), xfjbh, version: stale, dbid }
  return asking(actor, `api/petitions/${name}`, body)
}

function ownTodo({ actor, facts, draws }: Seen) {
  const own = facts.todos.filter(todo => isWith(actor, todo))
  return own.length > 0 ? `${draws.pick(own).id}` : ''
}

async function actionName({ stage, actor, facts, draws }: Seen, todoId: string) {
  if (draws.chance(15)) return draws.pick(ACTION_NAMES)
  const buttons = await readButtons(stage.address, actor, facts.petition.petition_no, todoId)
  const enabled = buttons.filter(button => button.enabled === 1)
  const first = enabled.find(({ primary }) => primary === 1)
  if (first && !RARE.includes(first.action) && draws.chance(40)) return first.action
  const often = enabled.filter(each => !RARE.includes(each.action))
  const from = draws.chance(92) ? often : enabled
  return from.length > 0 ? draws.pick(from).action : ''
}

const supplyFor = async (seen: Seen, name: ActionName): Promise<Supply> =>
  supplyWith(seen)(takesFile(ACTIONS[name]) ? await stageFile(seen.stage.address, seen.actor) : '')

export const supplyWith =
  ({ stage, draws, facts }: Seen) =>
  (fileId: string): Supply => ({
    draws,
    orgIds: stage.orgIds,
    codes: table => stage.codes.get(table) ?? [],
    fileId,
    otherNo: draws.pick(stage.petitionNos),
    onTopic: facts.supervisions.flatMap(({ title, petitionNos }) => (title === '' ? [] : petitionNos)),
  })
