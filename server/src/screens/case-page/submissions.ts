import type { submissions } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { APPROVAL_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { sql } from 'kysely'
import { namesIn } from '../../approvals/sheet/names-in'
import { subjectName } from '../../approvals/subjects'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { ACTIONS } from '../../workflow/actions'
import type { SubmittedAct } from '../../workflow/engine/submit'

type Shown = CallAnswer<typeof submissions>[number]
type Row = Awaited<ReturnType<typeof submissionsOf>>[number]

const ACTION_PATH = 'api/petitions/'

/** What of a petition was submitted by the caller's organisation, or to it; a draft is its author's alone. */
export async function readSubmissions(db: Db, caller: Caller, petitionNo: string): Promise<Shown[]> {
  const { id } = await getPetition(db, caller, petitionNo)
  const rows = await submissionsOf(db, caller, id)
  return await Promise.all(rows.map(row => shown(db, caller, row)))
}

async function shown(db: Db, caller: Caller, row: Row): Promise<Shown> {
  const { type, submittedAt, snapshot, isDecided, authors, ...rest } = row
  const isAuthor = authors.includes(caller.personId) || authors.includes(caller.holderId)
  return {
    ...rest,
    typeName: subjectName(type),
    submittedAt: dateTimeOf(submittedAt),
    mayWithdraw: isAuthor && rest.state === 'pending' && !isDecided,
    draft: isAuthor ? await draftOf(db, snapshot as unknown as SubmittedAct) : null,
  }
}

/** The call that was submitted, without what belongs to the moment in which it was. */
async function draftOf(db: Db, { code, args }: SubmittedAct): Promise<Shown['draft']> {
  const action = ACTIONS.find(candidate => candidate.code === code)
  if (!action) return null
  const { petitionNo: _no, version: _version, todoId: _todo, paperId: _paper, ...entered } = args
  return { action: action.call.path.slice(ACTION_PATH.length), args: entered, names: await namesIn(db, entered) }
}

async function submissionsOf(db: Db, caller: Caller, petitionId: string) {
  return await db
    .selectFrom('approval')
    .innerJoin('person', 'person.id', 'applicant_id')
    .where('approval.province_code', '=', caller.provinceCode)
    .where('approval.petition_id', '=', petitionId)
    .where('approval.org_id', '=', caller.orgId)
    .orderBy('approval.id', 'desc')
    .select(['approval.id as approvalId', 'subject_type as type', 'state', 'submitted_at as submittedAt', 'snapshot'])
    .select(['user_name as applicant', ASKED.as('asked'), DECIDED.as('isDecided'), LAST_OPINION.as('opinion')])
    .select(sql<string[]>`array[applicant_id, applicant_holder_id]`.as('authors'))
    .execute()
}

/** SQL for the names of those who are asked now. */
const ASKED = sql<string[]>`array(
  select user_name from todo join person as asked on asked.id = todo.person_id
  where todo.province_code = approval.province_code and todo.ref_id = approval.id::text
    and todo.todo_type in (${sql.join(APPROVAL_TODOS.map(type => sql.lit(type)))})
    and todo.done_at is null order by todo.id)`

const DECIDED = sql<boolean>`exists (
  select from approval_decision as decided
  where decided.province_code = approval.province_code and decided.approval_id = approval.id)`

/** SQL for what was said when it was sent back; empty where it was not. */
const LAST_OPINION = sql<string>`coalesce((
  select opinion from approval_decision as decided
  where decided.province_code = approval.province_code and decided.approval_id = approval.id and decision = 'back'
  order by seq desc limit 1), '')`
