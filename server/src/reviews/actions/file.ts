import { askFile as ask, handInFile as handIn } from '@portal/shared-lib/contract/reviews'
import { REVIEW_TEXTS } from '@portal/shared-lib/contract/rules/review'
import { getOffice } from '../../people/organisations/office'
import { attachToPetition } from '../../petitions/record/attachments'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../../workflow/engine/action'
import { start, stop } from '../../workflow/engine/clocks'
import { giveOn } from '../../workflow/engine/proceeding-kind'
import { tellPeople } from '../../workflow/engine/tell'
import type { Holder } from '../../workflow/engine/todos'
import type { Work } from '../../workflow/engine/work'
import { CARRIED_ON, STATE } from '../carry-on'
import { REVIEW, type Review, reviewIn } from '../kind'

export const askFile = defineAction<typeof ask>({
  ...CARRIED_ON,
  call: ask,
  from: [STATE.inHand, STATE.hearing],
  keepsTodo: true,
  async check(work) {
    const review = await reviewIn(work)
    if (await openRequest(work, review.id)) refuseRule(REVIEW_TEXTS.requested)
    if ((await keeperOf(work, review)).orgId === review.org_id) refuseRule(REVIEW_TEXTS.keptHere)
  },
  async perform(work, { text }) {
    const review = await reviewIn(work)
    const office = await getOffice(work.db, review.original_org_id)
    const dueAt = await start(work, 'K22', work.step, office)
    await work.db
      .insertInto('review_request')
      .values({
        province_code: work.caller.provinceCode,
        review_id: review.id,
        org_id: office.id,
        text,
        asked_at: work.at,
        due_at: dueAt,
      })
      .execute()
    await giveOn(work, 'review', await keeperOf(work, review), dueAt)
    return { text: `${text} 请${office.name}于${dayOf(dueAt)}前报送。` }
  },
})

export const handInFile = defineAction<typeof handIn>({
  call: handIn,
  of: REVIEW,
  relation: 'involved',
  from: [STATE.inHand, STATE.hearing, STATE.approval, STATE.decided],
  todos: ['review'],
  onlyAsked: true,
  blocked: ({ proceeding, caller }) => (proceeding?.orgId === caller.orgId ? REVIEW_TEXTS.notHere : undefined),
  async perform(work, { text, fileIds }) {
    const review = await reviewIn(work)
    await attachToPetition(work.db, work.caller, work.file.petition.id, fileIds)
    await stop(work, work.step, '已报送', ['K22'])
    await work.db
      .updateTable('review_request')
      .set({ answer: text, file_ids: [...fileIds], handed_in_at: work.at, handed_in_by: work.caller.personId })
      .where('province_code', '=', work.caller.provinceCode)
      .where('review_id', '=', review.id)
      .where('org_id', '=', work.caller.orgId)
      .where('handed_in_at', 'is', null)
      .execute()
    const told = `${work.caller.orgName}已报送信访件${work.file.petition.petition_no}的案卷，复查复核编号${review.review_no}。`
    await tellPeople(work, 'report', review.handler_id ? [review.handler_id] : [], told)
    return { text }
  },
})

const openRequest = ({ db, caller }: Work, reviewId: string) =>
  db
    .selectFrom('review_request')
    .where('province_code', '=', caller.provinceCode)
    .where('review_id', '=', reviewId)
    .where('handed_in_at', 'is', null)
    .select('id')
    .executeTakeFirst()

/** Who has the file: whoever answered the petition, or decided on the review before. */
async function keeperOf({ db, caller, step: { row } }: Work, { previous_id: previousId }: Review): Promise<Holder> {
  if (previousId === null)
    return { orgId: row.on_behalf_org_id ?? row.to_org_id, deptId: row.to_dept_id, personId: row.handler_id ?? '' }
  const previous = await db
    .selectFrom('review')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', previousId)
    .select(['org_id', 'dept_id', 'handler_id'])
    .executeTakeFirstOrThrow()
  return { orgId: previous.org_id, deptId: previous.dept_id, personId: previous.handler_id ?? '' }
}
