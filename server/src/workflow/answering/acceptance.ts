import { DELIVERY_TEXTS } from '@portal/shared-lib/contract/rules/delivery'
import { getOffice } from '../../people/organisations/office'
import type { ClockType } from '../../petitions/clocks/types'
import { STEP } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { DOCUMENT, issueDocument } from '../documents/documents'
import type { Done } from '../engine/action'
import { start, stop } from '../engine/clocks'
import { momentOn } from '../engine/moment'
import { refuseAccusedHandler } from '../engine/recusal'
import { giveHolder } from '../engine/todos'
import { changePetition, changeStep, type Work } from '../engine/work'
import { checkDeliveries, type Deliveries, isEverybody, personsIn, storeDeliveries } from './deliveries'

/** A notice of acceptance with whom it was given to. */
export interface Acceptance extends Deliveries {
  /** Empty where the notice has none. */
  readonly documentNo: string
  readonly issuedOn: string
  readonly text: string
  readonly fileId: string
}

/** With what a review has set: handling has one limit. */
const BEFORE_ACCEPTANCE: readonly ClockType[] = ['K01', 'K02', 'K03', 'K04', 'K05']

export async function checkAcceptance(work: Work, acceptance: Acceptance): Promise<void> {
  const { issuedOn } = acceptance
  await refuseAccusedHandler(work)
  if (issuedOn < dayOf(work.step.row.sent_at) || issuedOn > dayOf(work.at))
    refuseRule('受理告知书日期应在收到之日至今日之间')
  await checkDeliveries(work, acceptance, issuedOn)
  if (!(await isEverybody(work, personsIn(acceptance)))) refuseRule(DELIVERY_TEXTS.missing)
}

export async function storeNotice(work: Work, acceptance: Acceptance): Promise<void> {
  const { documentNo, issuedOn, text, fileId, ...given } = acceptance
  const notice = { type: DOCUMENT.acceptance, documentNo, content: { text }, fileId }
  const documentId = await issueDocument(work, { ...notice, issuedAt: momentOn(issuedOn, work.at) })
  await storeDeliveries(work, documentId, given)
}

/** Gives notice of acceptance and takes the petition into hand on the day of issue. */
export async function acceptWithNotice(work: Work, acceptance: Acceptance): Promise<Done> {
  await storeNotice(work, acceptance)
  await beginHandling(work, { acceptedAt: momentOn(acceptance.issuedOn, work.at) })
  return { text: `受理告知书日期${acceptance.issuedOn}` }
}

interface Accepted {
  readonly acceptedAt: Date
  /** In place of K05, which runs unless the matter is simple. */
  readonly clock?: ClockType
}

/** The acting step is accepted: what was owed before is done, and the limit of handling runs. */
export async function beginHandling(work: Work, { acceptedAt, clock = 'K05' }: Accepted): Promise<void> {
  const { caller, db, step } = work
  await stop(work, step, '受理', BEFORE_ACCEPTANCE)
  const office = await getOffice(db, step.row.to_org_id)
  const dueAt = await start(work, clock, step, office, { startAt: acceptedAt })
  const accepted = await changeStep(work, step, {
    state: STEP.accepted,
    accepted_at: acceptedAt,
    handler_id: caller.holderId,
    simple: clock === 'K08',
    due_at: step.row.need_report ? step.row.due_at : dueAt,
  })
  changePetition(work, { accepted_at: acceptedAt })
  await giveHolder(work, 'handle', accepted)
}
