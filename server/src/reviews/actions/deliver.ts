import { deliver as call } from '@portal/shared-lib/contract/reviews'
import { CONCLUSION_NAMES, CONCLUSIONS, nameOf, REVIEW_TEXTS } from '@portal/shared-lib/contract/rules/review'
import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import {
  checkDeliveries,
  type Deliveries,
  deliveredOf,
  personsIn,
  storeDeliveries,
} from '../../workflow/answering/deliveries'
import { defineAction } from '../../workflow/engine/action'
import { start } from '../../workflow/engine/clocks'
import { peopleOn, tellPeople } from '../../workflow/engine/tell'
import type { Work } from '../../workflow/engine/work'
import { CARRIED_ON, endReview, STATE } from '../carry-on'
import { type Review, reviewIn } from '../kind'
import { kindName } from '../original'

export const deliver = defineAction<typeof call>({
  ...CARRIED_ON,
  call,
  from: [STATE.decided],
  keepsTodo: true,
  async check(work, given) {
    const review = await reviewIn(work)
    const { issuedAt } = decisionOf(review)
    await checkDeliveries(work, given, dayOf(issuedAt))
    const applicants = await applicantsOf(work, review)
    const persons = personsIn(given)
    if (persons.length === 0 || persons.some(seq => !applicants.includes(seq))) {
      refuseRule(REVIEW_TEXTS.wrongApplicants)
    }
  },
  async perform(work, given: Deliveries) {
    const review = await reviewIn(work)
    const { documentId } = decisionOf(review)
    await storeDeliveries(work, documentId, given)
    const { given: delivered, unreached } = await deliveredOf(work, documentId)
    const reached = [...delivered.map(({ seq }) => seq), ...unreached]
    const isDone = (await applicantsOf(work, review)).every(seq => reached.includes(seq))
    if (isDone) await conclude(work, review, delivered)
    return { text: `${delivered.length}人已送达${unreached.length > 0 ? `，${unreached.length}人无法联系` : ''}` }
  },
})

function decisionOf({ id, document_id: documentId, decided_at: issuedAt }: Review) {
  if (!documentId || !issuedAt) throw new Error(`Nothing was decided on review ${id}`)
  return { documentId, issuedAt }
}

async function applicantsOf({ db, caller }: Work, { id }: Review): Promise<number[]> {
  const rows = await db
    .selectFrom('review_applicant')
    .where('province_code', '=', caller.provinceCode)
    .where('review_id', '=', id)
    .select('person_seq as seq')
    .execute()
  return rows.map(({ seq }) => seq)
}

/** Of the petition when a review is over. */
const REVIEWED = { review: 2, reReview: 4 } as const

/** Everybody has the decision: where it stands, the next instance may be asked for, or there is none any more. */
async function conclude(work: Work, review: Review, delivered: readonly { seq: number; at: Date }[]): Promise<void> {
  const { kind, conclusion } = review
  await endReview(work, STATE.closed, '送达', REVIEWED[kind])
  const stands = conclusion === CONCLUSIONS.uphold || conclusion === CONCLUSIONS.change
  if (stands) await raiseInstance(work, review)
  if (stands && kind === 'review') await openNext(work, delivered)
  const { petition_no: petitionNo } = work.file.petition
  const text = `信访件${petitionNo}的${kindName(kind)}已办结，结论为${nameOf(CONCLUSION_NAMES, conclusion)}。`
  await tellPeople(work, 'closed', await peopleOn(work, work.step), text)
}

async function openNext(work: Work, delivered: readonly { seq: number; at: Date }[]): Promise<void> {
  const { orgId: id, regionCode } = work.caller
  for (const { seq, at } of delivered)
    await start(work, 'K11', work.step, { id, regionCode }, { startAt: at, personSeq: seq })
}

async function raiseInstance({ db, caller, file, at }: Work, { kind }: Review): Promise<void> {
  const isLast = kind === 'reReview'
  await db
    .updateTable('matter')
    .set({ instance: sql`greatest(instance, ${isLast ? 2 : 1})`, ...(isLast && { appeal_over_at: at }) })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', file.petition.matter_id)
    .execute()
}
