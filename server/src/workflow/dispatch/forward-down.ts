import { forwardDown as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { dayOf, endOfDay } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { stop } from '../engine/clocks'
import { isCoHandling } from '../engine/derive'
import { OWN_LIMITS } from '../engine/own-limit'
import { admit } from './admit'
import { destination } from './destination'
import { goOn } from './hand-over'
import { sendStep } from './send-step'

const LATE = '转下级的期限不得晚于本级办理期限'

export const forwardDown = defineAction<typeof call>({
  call,
  roles: ['R06', 'R12'],
  relation: 'holder',
  takesOn: true,
  from: [STATE.signed],
  todos: ['sort', 'accept', 'coHandle'],
  async check(work, { orgId, reportBy, accessList }) {
    const { need_report: needsReport, due_at: ownDue } = work.step.row
    await destination(work, orgId, { accessList })
    if (reportBy && isCoHandling(work.step)) refuseRule('协办事项只能转送下级，不能继续交办')
    if (needsReport && !reportBy) refuseRule('交办件只能继续交办，请填写反馈期限')
    if (reportBy && reportBy <= dayOf(work.askedAt)) refuseRule('交办期限应晚于今日')
    if (reportBy && needsReport && ownDue && endOfDay(reportBy) > ownDue) refuseRule(LATE)
  },
  async perform(work, { orgId, mode, text, internalNote, reportBy, accessList }) {
    const to = await destination(work, orgId, { accessList })
    await admit(work, accessList)
    const own = work.step
    const due = reportBy && { reportBy: endOfDay(reportBy) }
    await stop(work, own, '转下级', ['K03', ...OWN_LIMITS])
    await sendStep(work, { to, mode, text, internalNote, isLead: own.isLead, ...due })
    await goOn(work, own, reportBy)
    return { text: `${to.name}：${text}` }
  },
})
