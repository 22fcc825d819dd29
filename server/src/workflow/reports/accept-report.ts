import { acceptReport as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { endOf } from '../answering/conclude-delivery'
import { endCase } from '../closing/end-case'
import { defineAction } from '../engine/action'
import type { Step } from '../engine/case-file'
import { stop } from '../engine/clocks'
import { endUrges } from '../engine/end-urges'
import { closeOn, giveHolder } from '../engine/todos'
import { changeStep, parentOf, type Work } from '../engine/work'
import { decideReport, reportOn } from './reports'

const BY_OPINION = '01'

export const acceptReport = defineAction<typeof call>({
  call,
  relation: 'sender',
  from: [STATE.reported],
  todos: ['reportSignFor'],
  async check(work) {
    if ((await reportOn(work, work.step))?.state !== 'sent') refuseRule('该报告已被撤回，请刷新')
  },
  async perform(work) {
    await decideReport(work, work.step, { state: 'accepted' })
    await stop(work, work.step, '认定办结', ['K07'])
    const reported = await changeStep(work, work.step, { state: STEP.done, closed_at: work.at })
    await endUrges(work, reported)
    const sender = parentOf(work, reported)
    if (!sender) return {}
    await closeOn(work, sender, ['track'])
    if (sender.row.need_report) await oweReport(work, sender, reported)
    else await conclude(work)
    return {}
  },
})

/** The sender has itself been assigned it: what came from below goes further up. */
async function oweReport(work: Work, sender: Step, { row }: Step): Promise<void> {
  const { answered_at, delivered_at } = row
  const owing = await changeStep(work, sender, { answered_at, delivered_at, handler_id: work.caller.holderId })
  await giveHolder(work, 'reportUp', owing)
}

async function conclude(work: Work): Promise<void> {
  const closeType = work.file.petition.close_type || BY_OPINION
  await endCase(work, { state: endOf(closeType), closeType })
}
