import { closeHearing as end, openHearing as open } from '@portal/shared-lib/contract/reviews'
import { HEARING_NOTICE_DAYS, REVIEW_TEXTS } from '@portal/shared-lib/contract/rules/review'
import { pauseClocks, resumeClocks } from '../../petitions/clocks/pause'
import { attachToPetition } from '../../petitions/record/attachments'
import { addDays, dayOf, daysBetween, startOfDay } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { issueDocument } from '../../workflow/documents/documents'
import { defineAction } from '../../workflow/engine/action'
import type { Work } from '../../workflow/engine/work'
import { CARRIED_ON, goOn, STATE } from '../carry-on'
import { reviewIn } from '../kind'

/** DM_WSLX. */
const NOTICE = '12'

export const openHearing = defineAction<typeof open>({
  ...CARRIED_ON,
  call: open,
  from: [STATE.inHand],
  async check({ askedAt }, { heldOn }) {
    if (daysBetween(dayOf(askedAt), heldOn) < HEARING_NOTICE_DAYS) refuseRule(REVIEW_TEXTS.shortNotice)
  },
  async perform(work, { documentNo, heldOn, place, host, members }) {
    const { id } = await reviewIn(work)
    const content = { heldOn, place, host, members }
    await issueDocument(work, { type: NOTICE, documentNo, content, issuedAt: work.at })
    const noticed = { noticed_on: dayOf(work.at), held_on: heldOn, place, host, members: [...members] }
    await work.db
      .insertInto('review_hearing')
      .values({ province_code: work.caller.provinceCode, review_id: id, ...noticed })
      .execute()
    await goOn(work, STATE.hearing)
    return { text: `${heldOn}，${place}，主持人${host}` }
  },
})

export const closeHearing = defineAction<typeof end>({
  ...CARRIED_ON,
  call: end,
  from: [STATE.hearing],
  async check(work) {
    if (dayOf(work.at) < (await hearingOf(work)).heldOn) refuseRule('听证尚未举行')
  },
  async perform(work, { result, fileIds }) {
    const { id, heldOn } = await hearingOf(work)
    await attachToPetition(work.db, work.caller, work.file.petition.id, fileIds)
    await work.db
      .updateTable('review_hearing')
      .set({ result, file_ids: [...fileIds], ended_at: work.at })
      .where('province_code', '=', work.caller.provinceCode)
      .where('id', '=', id)
      .execute()
    await leaveOut(work, heldOn)
    await goOn(work, STATE.inHand)
    return { text: result }
  },
})

/** The days of a hearing, the first and the last with them, do not count in a re-review (条例 第三十六条). */
async function leaveOut({ db, caller, file, step, at }: Work, heldOn: string): Promise<void> {
  const of = {
    provinceCode: caller.provinceCode,
    petitionId: file.petition.id,
    stepId: step.id,
    types: ['K12'] as const,
  }
  await pauseClocks(db, of, startOfDay(addDays(heldOn, -1)), '听证')
  await resumeClocks(db, of, at)
}

async function hearingOf(work: Work) {
  const { id } = await reviewIn(work)
  return await work.db
    .selectFrom('review_hearing')
    .where('province_code', '=', work.caller.provinceCode)
    .where('review_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .select(['id', 'held_on as heldOn'])
    .executeTakeFirstOrThrow()
}
