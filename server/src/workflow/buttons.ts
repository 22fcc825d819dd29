import type { buttonStatus } from '@portal/shared-lib/contract/buttons'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { TodoType } from '../petitions/todos/types'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { flagNumber } from '../platform/http/flag'
import { ACTIONS } from './actions'
import { stepOfTodo } from './engine/act'
import type { Action } from './engine/action'
import { askedFirst } from './engine/asked-first'
import { type CaseFile, readFile } from './engine/case-file'
import { belongs, type HeldTodo, isEntitled, isLocked, reasonAgainst, stateReason, todosAt } from './engine/permit'
import { type Proceeding, stepOfProceeding } from './engine/proceeding'
import type { ProceedingKind } from './engine/proceeding-kind'
import { stepFor } from './engine/step-of'
import { todosFor } from './engine/todos'

type Input = CallInput<typeof buttonStatus>
type Button = CallAnswer<typeof buttonStatus>[number]

/** By what the buttons of a case are decided. */
interface Seen {
  readonly file: CaseFile
  readonly caller: Caller
  readonly at: Date
  readonly held: readonly HeldTodo[]
  /** The step that is meant where there are several. */
  readonly stepId: string
  /** What they are of, where that is not the petition. */
  readonly proceeding?: Proceeding
}

/** What the caller may do with a petition, by the same table and the same questions as when it is done. */
export async function readButtons(db: Db, caller: Caller, asked: Input, at: Date): Promise<Button[]> {
  const file = await readFile(db, caller, asked.petitionNo)
  const held = await todosAt(db, { file, caller })
  const stepId = (await stepOfTodo({ db, caller }, asked.todoId)) || (await stepOnBehalf(db, file, asked))
  return await buttonsOf(
    db,
    ACTIONS.filter(({ of }) => !of),
    { file, caller, at, held, stepId },
  )
}

/** What the caller may do with what is carried on beside a petition, which the caller may see. */
export async function readProceedingButtons(
  db: Db,
  { kind, file, caller, at }: Pick<Seen, 'file' | 'caller' | 'at'> & { readonly kind: ProceedingKind },
  proceeding: Proceeding,
): Promise<Button[]> {
  const held = (await todosAt(db, { file, caller })).filter(({ refId }) => refId === proceeding.id)
  const actions = ACTIONS.filter(({ of }) => of === kind)
  return await buttonsOf(db, actions, { file, caller, at, held, stepId: proceeding.stepId, proceeding })
}

/** 不再受理: what is left to do with a petition of a terminated matter. */
const NO_FURTHER = 'B7a'

async function buttonsOf(db: Db, actions: readonly Action[], seen: Seen): Promise<Button[]> {
  const { file, held } = seen
  const buttons = new Map<Action, Omit<Button, 'primary'>>()
  for (const action of actions)
    if (isEntitled(action, seen) && concerns(action, seen)) buttons.set(action, await buttonOf(db, action, seen))
  const due = [...buttons].flatMap(([action, { enabled }]) => (enabled && holds(seen, action.todos) ? [action] : []))
  const wanted = isLocked(file) ? [NO_FURTHER] : askedFirst(held)
  const first = due.find(({ code }) => wanted.includes(code)) ?? due[0]
  return [...buttons].map(([action, button]) => ({ ...button, primary: flagNumber(action === first) }))
}

async function buttonOf(db: Db, action: Action, seen: Seen): Promise<Omit<Button, 'primary'>> {
  const { file, caller, at, held, stepId, proceeding } = seen
  const name = action.call.description.action
  const shown = { code: action.button || name, action: name, name: action.name }
  const step = proceeding
    ? stepOfProceeding(file, proceeding)
    : stepFor(file, action, { caller, held, todoStepId: stepId })
  if (!step) return { ...shown, visible: 0, enabled: 0, reason: stateReason(action, { file }) }
  const situation = { file, step, caller, at, ...(proceeding && { proceeding }) }
  const reason = (await reasonAgainst(action, situation, held, db)) ?? ''
  const isShown = belongs(action, situation) && (!action.onlyAsked || holds(seen, todosFor(action.todos)))
  return { ...shown, visible: flagNumber(isShown), enabled: flagNumber(!reason), reason }
}

/** Whether the caller has an open to-do of some types, or nobody in the caller's department has it yet. */
const holds = ({ held, caller }: Seen, types: readonly TodoType[]): boolean =>
  held.some(
    ({ type, personId }) => types.includes(type as TodoType) && (personId === '' || personId === caller.holderId),
  )

/** What has no permission of its own concerns whoever has a to-do for it. */
const concerns = ({ button, todos }: Action, seen: Seen): boolean => button !== '' || holds(seen, todosFor(todos))

/** The step of the organisation for which data are entered. */
async function stepOnBehalf(db: Db, { steps }: CaseFile, { onBehalfOrgCode: code }: Input): Promise<string> {
  if (!code) return ''
  const found = await db.selectFrom('organisation').where('org_code', '=', code).select('id').executeTakeFirst()
  return steps.find(({ row }) => row.to_org_id === found?.id)?.id ?? ''
}
