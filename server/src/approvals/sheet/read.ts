import type { approval, approval as contract } from '@portal/shared-lib/contract/approvals'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { APPROVAL_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { MARKS } from '../../petitions/record/marks'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isRowId } from '../../platform/paging/row-id'
import type { Approval } from '../approval'
import { isDrafter } from '../decide/begin'
import { countDecisions } from '../decide/record'
import { findSeat, type Seat } from '../decide/seat'
import { findApproval, refuseApproval } from '../find'
import { shownApproval } from '../shown'
import { historyOf } from './history'
import { namesIn } from './names-in'
import { nodesOf } from './nodes'
import { textChanges } from './text-changes'

type Answer = CallAnswer<typeof contract>

const STATE_NAMES: Readonly<Record<Approval['state'], string>> = {
  pending: '审批中',
  approved: '已同意',
  returned: '已退回',
  withdrawn: '已撤回',
}

/** An approval for those who submitted it, are asked, were asked, or stand in for them. */
export async function readApproval(db: Db, caller: Caller, ask: CallInput<typeof contract>, now: Date) {
  const id = ask.approvalId || (await approvalOfTodo(db, caller, ask.todoId))
  const approval = (await findApproval(db, caller, id)) ?? refuseApproval()
  const seat = await findSeat(db, caller, approval, now)
  if (!seat && !isDrafter(caller, approval)) refuseApproval()
  return {
    ...(await contentOf(db, approval, { inPlaceOf: nameOf(seat, caller), now })),
    ...(await rightsTo(db, caller, approval, seat)),
  }
}

async function approvalOfTodo(db: Db, { provinceCode }: Caller, todoId: string): Promise<string> {
  if (!isRowId(todoId)) return ''
  const todo = await db
    .selectFrom('todo')
    .where('province_code', '=', provinceCode)
    .where('id', '=', todoId)
    .where('todo_type', 'in', APPROVAL_TODOS)
    .select('ref_id')
    .executeTakeFirst()
  return todo?.ref_id ?? ''
}

/** In whose place the caller reads it; empty where it is the caller's own post. */
const nameOf = (seat: Seat | undefined, { holderId }: Caller): string =>
  seat && seat.personId !== holderId ? seat.personId : ''

async function contentOf(db: Db, approval: Approval, { inPlaceOf, now }: { inPlaceOf: string; now: Date }) {
  const { round, state, snapshot } = approval
  return {
    ...shownApproval(await rowOf(db, approval, inPlaceOf), now),
    round,
    state,
    stateName: STATE_NAMES[state],
    snapshot,
    letter: await unregisteredLetter(db, approval),
    names: await namesIn(db, snapshot),
    chain: await nodesOf(db, approval),
    history: await historyOf(db, approval),
    changes: await changesIn(db, approval),
  }
}

async function rowOf(db: Db, { provinceCode, id }: Approval, inPlaceOf: string) {
  const row = await db
    .selectFrom('approval')
    .innerJoin('petition', join =>
      join.on('petition.province_code', '=', provinceCode).onRef('petition.id', '=', 'petition_id'),
    )
    .innerJoin('department', 'department.id', 'approval.dept_id')
    .innerJoin('person', 'person.id', 'applicant_id')
    .leftJoin('person as delegator', join => join.on('delegator.id', '=', inPlaceOf))
    .where('approval.province_code', '=', provinceCode)
    .where('approval.id', '=', id)
    .select(['approval.id', 'subject_type', 'approval.title', 'approval.version', 'approval.due_at', 'submitted_at'])
    .select(['approval.calm_at', 'approval.yellow_at', 'approval.orange_at'])
    .select(['arrived_at', 'petition_no as petitionNo', 'dept_name as applicantDept'])
    .select(['person.user_name as applicant', 'delegator.user_name as delegator', MARKS.as('flags')])
    .executeTakeFirstOrThrow()
  return { ...row, onBehalf: row.delegator ?? '' }
}

async function changesIn(db: Db, { provinceCode, previousId, text }: Approval): Promise<Answer['changes']> {
  if (previousId === null) return []
  const previous = await db
    .selectFrom('approval')
    .where('province_code', '=', provinceCode)
    .where('id', '=', previousId)
    .select('text')
    .executeTakeFirstOrThrow()
  return textChanges(previous.text, text)
}

async function rightsTo(db: Db, caller: Caller, approval: Approval, seat: Seat | undefined) {
  const pending = approval.state === 'pending'
  const own = isDrafter(caller, approval)
  return {
    mayDecide: pending && !own && Boolean(seat?.isOpen),
    mayWithdraw: pending && own && (await countDecisions(db, approval)) === 0,
  }
}

/** What somebody wrote and nobody has registered yet, as it came; null where it has its number. */
async function unregisteredLetter(
  db: Db,
  { provinceCode, petitionId }: Approval,
): Promise<CallAnswer<typeof approval>['letter']> {
  const row = await db
    .selectFrom('petition')
    .innerJoin('petition_person as main', join =>
      join.onRef('main.province_code', '=', 'petition.province_code').onRef('main.petition_id', '=', 'petition.id'),
    )
    .where('petition.province_code', '=', provinceCode)
    .where('petition.id', '=', petitionId)
    .where('petition.petition_no', '=', '')
    .where('main.seq', '=', 1)
    .select(['petition.title', 'original_text as originalText', 'main.name as petitioner', 'registered_at'])
    .executeTakeFirst()
  if (!row) return null
  const { registered_at, ...letter } = row
  return { ...letter, submittedAt: dateTimeOf(registered_at) }
}
