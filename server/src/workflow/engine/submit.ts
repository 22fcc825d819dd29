import type { ActionCall } from '@portal/shared-lib/contract/action'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { submit } from '../../approvals/submit'
import { closeTodos } from '../../petitions/todos/close'
import type { Action, Done } from './action'
import { moveProceeding } from './proceeding-kind'
import { SUBJECTS, type SubjectCode } from './subjects'
import { closeOn, todosFor } from './todos'
import { changeStep, type Work } from './work'

/** What an approval keeps of an act, to do it once everybody has agreed. */
export interface SubmittedAct {
  readonly code: string
  readonly args: Readonly<Record<string, unknown>>
  /** State of the proceeding from which it was submitted, where it is on one. */
  readonly from?: string
}

/** Submits an act to the leaders who must agree first; undefined where nobody must, or a paper proves that they have. */
export async function submitForApproval(
  action: Action,
  work: Work,
  args: CallInput<ActionCall>,
): Promise<(Done & { name: string }) | undefined> {
  const subject = action.approval?.(work, args)
  const isProxy = work.step.row.on_behalf_org_id !== null && !work.proceeding
  if (subject === undefined || isProxy) return undefined
  const id = await submit(work.db, work, submissionOf(action, subject, work, args as object))
  if (id === undefined) return undefined
  if (action.of) {
    if (action.goesOn) return { name: '送审', text: action.name }
    if (action.todos.length > 0)
      await closeTodos(work.db, todosOn(action, work), { at: work.at, personId: work.caller.personId })
    moveProceeding(work, action.of.submitted)
    return { name: '送审', text: action.name }
  }
  const { pending } = SUBJECTS[subject]
  if (pending) {
    await closeOn(work, work.step, todosFor(action.todos))
    await changeStep(work, work.step, { pending, handler_id: work.caller.holderId })
  }
  return { name: '送审', text: action.name }
}

/** Out of what an action on a proceeding is done. */
const todosOn = (action: Action, { caller, file, proceeding }: Work) => ({
  provinceCode: caller.provinceCode,
  petitionId: file.petition.id,
  types: action.todos,
  orgId: caller.orgId,
  ...(proceeding && { refId: proceeding.id }),
})

/** Characters of what a petition is about that stand in the title. */
const LONGEST = 60

function submissionOf(
  { code, name, goesOn }: Action,
  subjectType: SubjectCode,
  { file, step, proceeding }: Work,
  args: object,
) {
  const act: SubmittedAct = { code, args: { ...args }, ...(proceeding && !goesOn && { from: proceeding.state }) }
  return {
    subjectType,
    subjectId: `${proceeding?.id ?? step.id}:${code}`,
    title: `${name}：${(file.petition.summary || file.petition.title).slice(0, LONGEST)}`,
    snapshot: { ...act },
    text: wordsOf(args),
  }
}

const NOT_WORDS = ['petitionNo', 'proceedingId', 'todoId']

/** What an act says in words, for the comparison with the round before. */
const wordsOf = (args: object): string =>
  Object.entries(args)
    .filter(([name, value]) => typeof value === 'string' && !NOT_WORDS.includes(name))
    .map(([, value]) => value)
    .join('\n')
