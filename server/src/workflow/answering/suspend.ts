import { suspend as call } from '@portal/shared-lib/contract/actions'
import { z } from 'zod'
import { pauseClocks } from '../../petitions/clocks/pause'
import { attachToPetition } from '../../petitions/record/attachments'
import { STATE } from '../../petitions/record/states'
import { dayOf, endOfDay } from '../../platform/calendar/china-time'
import { readParameters } from '../../platform/parameters/read'
import { refuseRule } from '../../platform/refusal'
import { leadDueAt } from '../dispatch/co-handling-due'
import { defineAction } from '../engine/action'
import { giveHolder } from '../engine/todos'
import { changeStep, type Work } from '../engine/work'

/** Reasons that a region allows; the regulation itself knows hearings only (条例 第三十六条). */
const PARAMETER = 'suspend.reasons'
const AS_DELIVERED = ['hearing']

export const suspend = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.inHand, STATE.reopened],
  todos: ['handle', 'reopened'],
  keepsTodo: true,
  approval: () => 'suspend',
  async check(work, { reason, until }) {
    if (!(await allowedReasons(work)).includes(reason)) refuseRule('该中止事由未启用，目前仅听证可以中止')
    const due = await leadDueAt(work)
    if (until <= dayOf(work.askedAt) || (due && endOfDay(until) > due))
      refuseRule('请填写晚于今日且不晚于办结期限的预计恢复日期')
  },
  async perform(work, { reason, text, until, fileIds }) {
    const { db, caller, at, file, step } = work
    const place = { province_code: caller.provinceCode, petition_id: file.petition.id, step_id: step.id }
    await attachToPetition(db, caller, file.petition.id, fileIds)
    await db
      .insertInto('suspension')
      .values({ ...place, reason, text, from_at: at, planned_until: until })
      .execute()
    await pauseClocks(db, { provinceCode: caller.provinceCode, petitionId: file.petition.id }, at, text)
    const suspended = await changeStep(work, step, { suspended: true })
    await giveHolder(work, 'resume', suspended, { dueAt: endOfDay(until) })
    return { text: `${text} 预计${until}恢复。` }
  },
})

async function allowedReasons({ db, caller, askedAt }: Work): Promise<string[]> {
  const set = await readParameters(db, [PARAMETER], { regionCode: caller.regionCode, day: dayOf(askedAt) })
  return z.array(z.string()).parse(set.get(PARAMETER) ?? AS_DELIVERED)
}
