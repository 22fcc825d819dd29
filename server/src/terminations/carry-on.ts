import { TERMINATION_STATE, type TerminationState } from '@portal/shared-lib/contract/rules/termination'
import type { Office } from '../people/organisations/office'
import { closeTodos } from '../petitions/todos/close'
import type { Action } from '../workflow/engine/action'
import { start, stop } from '../workflow/engine/clocks'
import { giveOn, moveProceeding, proceedingOf } from '../workflow/engine/proceeding-kind'
import type { Work } from '../workflow/engine/work'
import { changeTermination, TERMINATION, type Termination } from './kind'

export const STATE = TERMINATION_STATE

/** What the applicant does out of the to-do for it. */
export const PREPARED = {
  of: TERMINATION,
  relation: 'holder',
  todos: ['termination'],
  from: [STATE.draft, STATE.supplement],
} as const satisfies Partial<Action>

/** Whoever heads the office needs nobody's agreement. */
const HEAD = 'R08'
const agreedTo = ({ caller }: Work) => (caller.roles.includes(HEAD) ? undefined : ('termination' as const))

/** What a level does out of the to-do for it. */
export const DECIDED = {
  of: TERMINATION,
  relation: 'holder',
  todos: ['termination'],
  from: [STATE.inReview],
  approval: agreedTo,
} as const satisfies Partial<Action>

/** Brings the filing to a level, whose time runs from now on. */
export async function arriveAt(work: Work, { id, regionCode, deptId }: Office): Promise<void> {
  const { db, caller, at } = work
  const dueAt = await start(work, 'K23', work.step, { id, regionCode })
  const arrived = { org_id: id, arrived_at: at, due_at: dueAt }
  await db
    .insertInto('termination_step')
    .values({ province_code: caller.provinceCode, termination_id: proceedingOf(work).id, ...arrived })
    .execute()
  await changeTermination(work, { org_id: id, dept_id: deptId })
  moveProceeding(work, STATE.inReview)
  await giveOn(work, 'termination', { orgId: id, deptId, personId: '' }, dueAt)
}

type Result = 'pass' | 'back' | 'recognise' | 'refuse' | 'withdrawn'

/** Keeps how the level has decided that has the filing, and stops its time. */
export async function leaveLevel(work: Work, result: Result, text: string): Promise<void> {
  const { db, caller, at } = work
  await stop(work, work.step, '已审核', ['K23'])
  await db
    .updateTable('termination_step')
    .set({ result, text, decided_at: at, decided_by: caller.personId })
    .where('province_code', '=', caller.provinceCode)
    .where('termination_id', '=', proceedingOf(work).id)
    .where('decided_at', 'is', null)
    .execute()
}

/** Ends the filing for everybody who had to do with it. */
export async function endFiling(work: Work, state: TerminationState): Promise<void> {
  const { db, caller, file, at } = work
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, refId: proceedingOf(work).id }
  await closeTodos(db, { ...of, types: ['termination'] }, { at, personId: caller.personId })
  await changeTermination(work, { closed_at: at })
  moveProceeding(work, state)
}

/** Whoever has filed it. */
export const applicantOf = (row: Termination) => ({
  orgId: row.applicant_org_id,
  deptId: row.applicant_dept_id,
  personId: row.applicant_id,
})
