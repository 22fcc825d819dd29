import { api, holdNews, newId, notify, type PortalError, send, store } from '@portal/shared-lib'
import * as calls from '@portal/shared-lib/contract/calls/actions'
import type { ArgsOf, CallDescriptor } from '@portal/shared-lib/contract/descriptor'
import { settled } from '../../handled-todos'
import type { ActionForm } from '../form'

/** What every action is told and what it answers, whichever it is. */
type ActionCall = CallDescriptor<
  Pick<ArgsOf<typeof calls.signFor>, 'petitionNo' | 'version' | 'todoId' | 'paperId'>,
  calls.SignForAnswer
>

const CALLS: ReadonlyMap<string, ActionCall> = new Map(Object.entries(calls))

/** The call that does what a form is filled in for. */
export function callOf({ action, call }: ActionForm): ActionCall | NonNullable<ActionForm['call']> {
  const found = call ?? CALLS.get(action)
  if (!found) throw new Error(`There is no call for ${action}`)
  return found
}

export interface Acting {
  readonly petitionNo: string
  /** The version that the user has seen. */
  readonly version: number
  /** The to-do out of which it is done; empty where it is done from the case. */
  readonly todoId: string
  /** The paper of an organisation for which it is entered. */
  readonly paperId: string
  /** What it is done to, where that is not the petition. */
  readonly proceedingId?: string
  /** Names the attempt, so that a second click does nothing twice. */
  readonly requestId?: string
}

/** Under which name is kept what is typed into an action on a petition, or on what is carried on beside it. */
export const savedAs = (on: string, action: string): string => `信访件${on} ${action}`

/** What came of an action. */
export interface Acted {
  readonly refused?: PortalError
  /** Whether nothing of it waits with the user any more. */
  readonly settled: Promise<boolean>
  /** What the user was told; empty where it was refused. */
  readonly said: string
}

/** Does an action, says what came of it, and has everything read again that it may have changed. */
export function act(form: ActionForm, acting: Acting, args: object): Promise<Acted> {
  const acted = doAndTell(form, acting, args)
  holdNews(acted.then(({ settled }) => settled))
  return acted
}

async function doAndTell(
  form: ActionForm,
  { petitionNo, version, todoId, paperId, proceedingId, requestId = newId() }: Acting,
  args: object,
): Promise<Acted> {
  const { name } = form
  const common = proceedingId ? { proceedingId, version, todoId } : { petitionNo, version, todoId, paperId }
  const { data, error } = await send(callOf(form), { ...args, ...common }, { requestId })
  if (error) return { refused: error, said: '', settled: Promise.resolve(false) }
  const said = data.awaitsApproval ? `${name}已送审，请等待领导审批` : `已${name}，当前状态：${data.stateName}`
  notify.success(said)
  // Asked first: what is read again would keep it waiting.
  const isSettled = settled({ petitionNo, todoId })
  // What counts comes next, and all else once it is known whether one stays with the case: the list behind is not to wait for that.
  store.dispatch(api.util.invalidateTags(['Count']))
  void isSettled.then(readAgain)
  return { said, settled: isSettled }
}

/** The case, what may be done with it, and the lists behind. */
export const readAgain = () => void store.dispatch(api.util.invalidateTags(['Petition', 'Todo']))
