import type { ActionCall } from '@portal/shared-lib/contract/action'
import type { CallInput } from '@portal/shared-lib/contract/form'
import type { Approval } from '../../approvals/approval'
import type { Calling, Deciding } from '../../approvals/calling'
import { type ApprovalSubject, approvalSubjects } from '../../approvals/subjects'
import { callerInPost } from '../../people/identity/caller-in-post'
import { movingTogether } from '../../petitions/todos/counter'
import { Refusal, refuseRule } from '../../platform/refusal'
import { carryOut } from './act'
import type { Action } from './action'
import { type CaseFile, lockFileById, type Step } from './case-file'
import { finish } from './finish'
import { fitsState, lockOf, stateReason } from './permit'
import { giveOn, lockOthers, moveProceeding, type ProceedingKind } from './proceeding-kind'
import { SUBJECTS, type SubjectCode } from './subjects'
import type { SubmittedAct } from './submit'
import { giveHolder } from './todos'
import { changeStep, type Work } from './work'

/** Lets the approval service carry out what it has agreed to, or give it back to whoever had submitted it. */
export function registerSubjects(actions: readonly Action[]): void {
  for (const [code, { pending, ...subject }] of Object.entries(SUBJECTS))
    approvalSubjects[code] = { ...subject, ...handlers(actions, pending) }
}

type Handlers = Pick<ApprovalSubject, 'onApproved' | 'onReturned'>

const handlers = (actions: readonly Action[], pending: Pending): Handlers => ({
  async onApproved(decided) {
    const { db, approval } = decided
    // What nobody has registered yet is answered by what the leader says of it.
    if (approval.stepId === null) return
    await movingTogether(db, approval.provinceCode, () => doApproved(actions, decided, pending))
  },
  onReturned: (calling, approval) => giveBack(actions, calling, approval, pending),
})

/** What the step was while it waited; empty where it went on meanwhile. */
type Pending = (typeof SUBJECTS)[SubjectCode]['pending']

/** Does what was submitted, as whoever submitted it, where it may still be done. */
async function doApproved(actions: readonly Action[], decided: Deciding, pending: Pending) {
  const { decider, approval } = decided
  const { args, from } = actIn(approval)
  const action = actionOf(actions, approval)
  const work = await workOf(decided, approval, action.of)
  if (from) moveProceeding(work, from)
  if (pending) await changeStep(work, work.step, { pending: '' })
  const given = args as unknown as CallInput<ActionCall>
  await refuseOutdated(action, work, given)
  const done = await carryOut(action, work, given)
  const text = [done.text, `（经${decider.userName}批准）`].filter(Boolean).join('')
  await finish(work, { name: action.name, ...done, text }, false, action.of)
}

const actIn = ({ snapshot }: Approval) => snapshot as unknown as SubmittedAct

function actionOf(actions: readonly Action[], approval: Approval): Action {
  const { code } = actIn(approval)
  const action = actions.find(candidate => candidate.code === code)
  if (!action) throw new Error(`There is no action ${code} any longer`)
  return action
}

async function refuseOutdated(action: Action, work: Work, args: CallInput<ActionCall>): Promise<void> {
  if (!fitsState(action, work)) refuseRule(`${stateReason(action, work)}，请退回拟稿人修改`)
  const locked = lockOf(action, work)
  if (locked) refuseRule(locked)
  try {
    await action.check?.(work, args)
  } catch (error) {
    if (error instanceof Refusal) refuseRule(`${error.message}，请退回拟稿人修改`)
    throw error
  }
}

/** What was submitted is where it was, and whoever had submitted it goes on from there. */
async function giveBack(actions: readonly Action[], calling: Calling, approval: Approval, pending: Pending) {
  const { from } = actIn(approval)
  const action = from ? actionOf(actions, approval) : undefined
  const of = action?.of
  if (!pending && !of) return
  await movingTogether(calling.db, approval.provinceCode, async () => {
    const work = await workOf(calling, approval, of)
    const returned = { name: '退回拟稿人', text: approval.title }
    if (action && of && from) {
      moveProceeding(work, from)
      const { holderId: personId, ...where } = work.caller
      const dueAt = of.dueOf ? await of.dueOf(work) : approval.dueAt
      const [todo] = action.todos
      if (todo) await giveOn(work, todo, { ...where, personId }, dueAt)
      await finish(work, returned, false, of)
      return
    }
    const step = await changeStep(work, work.step, { pending: '' })
    await giveHolder(work, 'revise', step, { deptId: approval.applicant.deptId })
    await finish(work, returned, false)
  })
}

async function workOf(
  { db, at, services, origin }: Calling,
  approval: Approval,
  of: ProceedingKind | undefined,
): Promise<Work> {
  const { provinceCode, petitionId, stepId, applicant } = approval
  await lockOthers(db, provinceCode, of, String(actIn(approval).args.proceedingId))
  const file = await lockFileById(db, provinceCode, petitionId)
  const step = stepOf(file, stepId)
  const proceeding = await of?.lock(db, provinceCode, String(actIn(approval).args.proceedingId))
  const caller = await callerInPost(db, provinceCode, applicant)
  return {
    db,
    caller,
    services,
    at,
    askedAt: approval.submittedAt,
    origin,
    file,
    step,
    changes: {},
    deputies: new Set(),
    ...(proceeding && { proceeding }),
  }
}

function stepOf({ steps, petition }: CaseFile, stepId: string | null): Step {
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw new Error(`Petition ${petition.petition_no} has no step ${stepId}`)
  return step
}
