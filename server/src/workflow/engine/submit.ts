import type { ActionCall } from '@portal/shared-lib/contract/action'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { submit } from '../approvals/submit'
import type { Action, Done } from './action'
import { SUBJECTS, type SubjectCode } from './subjects'
import { closeOn, todosFor } from './todos'
import { changeStep, type Work } from './work'

/** What an approval keeps of an act, to do it once everybody has agreed. */
export interface KeptAct {
  readonly code: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Submits an act to the leaders who must agree first; undefined where nobody must, or a paper proves that they have. */
export async function submitForApproval(
  action: Action,
  work: Work,
  args: CallInput<ActionCall>,
): Promise<(Done & { name: string }) | undefined> {
  const subject = action.approval?.(work, args)
  if (subject === undefined || work.step.row.on_behalf_org_id) return undefined
  const id = await submit(work.db, work, submissionOf(action, subject, work, args as object))
  if (id === undefined) return undefined
  const { pending } = SUBJECTS[subject]
  if (pending) {
    await closeOn(work, work.step, todosFor(action.todos))
    await changeStep(work, work.step, { pending, handler_id: work.caller.holderId })
  }
  return { name: '送审', text: action.name }
}

/** Characters of what a petition is about that stand in the title. */
const LONGEST = 60

function submissionOf({ code, name }: Action, subjectType: SubjectCode, { file, step }: Work, args: object) {
  const kept: KeptAct = { code, args: { ...args } }
  return {
    subjectType,
    subjectId: `${step.id}:${code}`,
    title: `${name}：${file.petition.summary.slice(0, LONGEST)}`,
    snapshot: { ...kept },
    text: wordsOf(args),
  }
}

/** What an act says in words, for the comparison with the round before. */
const wordsOf = (args: object): string =>
  Object.entries(args)
    .filter(([name, value]) => typeof value === 'string' && name !== 'petitionNo' && name !== 'todoId')
    .map(([, value]) => value)
    .join('\n')
