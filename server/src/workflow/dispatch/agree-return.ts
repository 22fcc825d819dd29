import { agreeReturn as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import type { Step } from '../engine/case-file'
import { stop } from '../engine/clocks'
import { stopSender } from '../engine/own-limit'
import { closeOn } from '../engine/todos'
import { changeStep, parentOf, type Work } from '../engine/work'
import { destination } from './destination'
import { sendStep } from './send-step'
import { takeBack } from './sender'

export const agreeReturn = defineAction<typeof call>({
  call,
  roles: ['R06', 'R12'],
  relation: 'sender',
  from: [STATE.returnAsked],
  todos: ['returnSignFor'],
  async check(work, { orgId }) {
    if (orgId === work.step.row.to_org_id) refuseRule('新的承办单位不能是退回单位')
    if (orgId) await destination(work, orgId)
  },
  async perform(work, { orgId, text }) {
    const returned = await changeStep(work, work.step, { state: STEP.returned, returned_at: work.at })
    await closeOn(work, returned)
    await stop(work, returned, '退回')
    const parent = parentOf(work, returned)
    if (!parent) throw new Error(`Step ${returned.id} was sent by nobody`)
    if (!orgId) {
      await takeBack(work, parent)
      return { text: `自行处理：${text}` }
    }
    await stopSender(work, returned, '改送')
    return { text: `改送${await sendOn(work, parent, returned, { orgId, text })}：${text}` }
  },
})

/** To somebody else in the place of whoever has returned it; a report stays due when it was. */
async function sendOn(work: Work, parent: Step, returned: Step, { orgId, text }: { orgId: string; text: string }) {
  const to = await destination(work, orgId)
  const { mode, need_report: needReport, due_at: dueAt } = returned.row
  work.step = parent
  await sendStep(work, { to, mode, text, isLead: returned.isLead, ...(needReport && dueAt && { reportBy: dueAt }) })
  work.step = returned
  return to.name
}
