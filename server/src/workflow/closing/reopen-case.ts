import { getOffice } from '../../people/organisations/office'
import { STEP } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import type { Step } from '../engine/case-file'
import { start, stop } from '../engine/clocks'
import { peopleOn, tellPeople } from '../engine/tell'
import { giveHolder } from '../engine/todos'
import { changePetition, changeStep, parentOf, type Work } from '../engine/work'
import { getAnsweringStep } from './have-corrected'

export interface Reopening {
  readonly ground: 'check' | 'review' | 'supervision' | 'newFacts'
  readonly reason: string
  /** Whether a check has returned the closing, rather than somebody having asked for more. */
  readonly isReturned?: true
}

/** A closed case goes on: with whoever has answered it, else with the registering organisation, which decides anew. */
export async function reopenCase(work: Work, { ground, reason, isReturned }: Reopening): Promise<void> {
  changePetition(work, {
    end_state: '',
    close_type: '',
    closed_at: null,
    archived_at: null,
    archive_no: '',
    replied_at: null,
    delivered_at: null,
  })
  const step = await reopenStep(work, getAnsweringStep(work))
  for (let above = parentOf(work, step); above; above = parentOf(work, above)) await waitAgain(work, above)
  const office = await getOffice(work.db, step.row.to_org_id)
  await stop(work, step, '重新办理', ['K20'])
  const dueAt = await start(work, ground === 'review' ? 'K05' : 'K20', step, office)
  await giveHolder(work, step.reopened ? 'reopened' : 'sort', step, { dueAt })
  const text = `${work.caller.orgName}要求重新办理信访件${work.file.petition.petition_no}：${reason}`
  const type = isReturned ? 'approvalReturned' : 'urging'
  await tellPeople(work, type, await peopleOn(work, step), `${text}，请于${dayOf(dueAt)}前办结。`)
}

/** What nobody has handled yet is to be sorted again. */
function reopenStep(work: Work, step: Step): Promise<Step> {
  const wasHandled = step.parentId !== null || step.row.accepted_at !== null
  const open = { closed_at: null, answered_at: null, delivered_at: null, reported_at: null }
  const state = wasHandled ? { state: STEP.inHand, reopened: true } : { state: STEP.signed, handler_id: null, mode: '' }
  return changeStep(work, step, { ...open, ...state })
}

/** Whoever had assigned it waits for the report again. */
async function waitAgain(work: Work, step: Step): Promise<void> {
  if (step.state !== STEP.done) return
  const open = { closed_at: null, answered_at: null, delivered_at: null }
  await giveHolder(work, 'track', await changeStep(work, step, { state: STEP.assigned, ...open }))
}
