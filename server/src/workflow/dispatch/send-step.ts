import type { Office } from '../../people/organisations/office'
import { STEP } from '../../petitions/record/states'
import { type Step, stepOf } from '../engine/case-file'
import { start } from '../engine/clocks'
import { giveHolder, giveSender } from '../engine/todos'
import { changeStep, putStep, type Work } from '../engine/work'
import { readerIn } from './admit'
import { coHandlingDue } from './co-handling-due'

/** A hand-over of the petition from the acting step. */
export interface Sending {
  readonly to: Office
  /** DM_BLFS. */
  readonly mode: string
  readonly text: string
  readonly internalNote?: string
  /** Whether the petition goes on there; the others co-handle. */
  readonly isLead: boolean
  /** When the lead owes a report to the sender; none is owed without. */
  readonly reportBy?: Date
}

/** Hands the petition over: a step below the acting one, which waits to be signed for, and what the receiver owes by when. */
export async function sendStep(work: Work, sending: Sending): Promise<Step> {
  const step = await insertStep(work, sending)
  const signBy = await start(work, 'K02', step, sending.to)
  const returnUntil = await start(work, 'K03', step, sending.to)
  const dueAt = await startWork(work, step, sending)
  await giveHolder(work, 'signFor', step, { dueAt: signBy })
  if (step.row.on_behalf_org_id) await giveSender(work, 'proxyEntry', step, { dueAt })
  return await changeStep(work, step, {
    return_until: returnUntil,
    due_at: step.row.need_report ? sending.reportBy : dueAt,
  })
}

/**
 * A bureau sorts, any other organisation informs the petitioner; either reports where a report is asked for. Whoever
 * co-handles says what it knows.
 */
async function startWork(work: Work, step: Step, { to, reportBy, isLead }: Sending): Promise<Date> {
  if (!isLead) return await start(work, 'K21', step, to, { dueAt: await coHandlingDue(work, to) })
  if (reportBy) await start(work, 'K07', step, to, { dueAt: reportBy })
  return await start(work, to.isBureau ? 'K01' : 'K04', step, to)
}

/** A step below the acting one, and nothing that follows from it. */
export async function insertStep(work: Work, sending: Sending & { dueAt?: Date }): Promise<Step> {
  const { to, mode, text, internalNote = '', isLead, reportBy, dueAt = null } = sending
  const { db, caller, at, file, step } = work
  const reader = await readerIn(work, to)
  const row = await db
    .insertInto('handling_step')
    .values({
      province_code: caller.provinceCode,
      petition_id: file.petition.id,
      parent_id: step.id,
      seq: Math.max(...file.steps.map(({ seq }) => seq)) + 1,
      mode,
      from_org_id: caller.orgId,
      from_dept_id: caller.deptId,
      from_person_id: caller.holderId,
      to_org_id: to.id,
      // For an organisation without access the sender enters what it does.
      ...(to.hasAccess
        ? { to_dept_id: reader?.deptId ?? to.deptId, handler_id: reader?.personId ?? null }
        : { to_dept_id: caller.deptId, on_behalf_org_id: caller.orgId, handler_id: caller.holderId }),
      is_lead: isLead,
      text,
      internal_note: internalNote,
      need_report: reportBy !== undefined && isLead,
      due_at: dueAt,
      state: STEP.toSign,
      sent_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return putStep(work, stepOf(row, to.watcherId))
}
