import { getOffice } from '../../people/organisations/office'
import { STEP } from '../../petitions/record/states'
import type { Step } from '../engine/case-file'
import { start, stop } from '../engine/clocks'
import { tellPeople } from '../engine/tell'
import { giveSender } from '../engine/todos'
import { changeStep, type Work } from '../engine/work'

export interface NewReport {
  readonly facts: string
  readonly opinion: string
  readonly legal_basis: string
  readonly outcome: string
  readonly petitioner_attitude?: string
  readonly four_outcomes?: string[]
  readonly investigators?: string[]
}

/** Hands a report on the acting step to whoever has assigned it; the limit stands until they have decided. */
export async function sendReport(work: Work, report: NewReport): Promise<void> {
  const { db, caller, file, at } = work
  const { id } = await db
    .insertInto('handling_report')
    .values({
      province_code: caller.provinceCode,
      petition_id: file.petition.id,
      step_id: work.step.id,
      ...report,
      state: 'sent',
      created_by: caller.personId,
      created_at: at,
      sent_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await stop(work, work.step, '已报告', ['K07'])
  const step = await changeStep(work, work.step, { state: STEP.reported, reported_at: at })
  await giveSender(work, 'reportSignFor', step, { refId: id })
  const text = `${caller.orgName}已提交信访件${file.petition.petition_no}办理报告，请签收。`
  await tellPeople(work, 'report', [step.row.from_person_id], text)
}

/** The newest report on a step. */
export function reportOn({ db, caller }: Work, step: Step) {
  return db
    .selectFrom('handling_report')
    .where('province_code', '=', caller.provinceCode)
    .where('step_id', '=', step.id)
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
}

interface Decided {
  readonly state: 'draft' | 'accepted' | 'back'
  readonly back_reason?: string
}

/** Decides on the report that was sent on a step. */
export async function decideReport({ db, caller, at }: Work, step: Step, decided: Decided): Promise<void> {
  await db
    .updateTable('handling_report')
    .set({ ...decided, decided_at: decided.state === 'draft' ? null : at })
    .where('province_code', '=', caller.provinceCode)
    .where('step_id', '=', step.id)
    .where('state', '=', 'sent')
    .execute()
}

/** The limit of the report runs again, as if it had never stopped, or until another day. */
export async function resumeReporting(work: Work, step: Step, dueAt: Date | null): Promise<void> {
  const office = await getOffice(work.db, step.row.to_org_id)
  await start(work, 'K07', step, office, { startAt: step.row.sent_at, ...(dueAt && { dueAt }) })
}
