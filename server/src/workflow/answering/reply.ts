import { reply as call } from '@portal/shared-lib/contract/actions'
import { getOffice } from '../../people/organisations/office'
import { STATE } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { endCase } from '../closing/end-case'
import { openBureauEvaluation, openUnitEvaluation } from '../closing/evaluation'
import { DOCUMENT, issueDocument } from '../documents/documents'
import { defineAction } from '../engine/action'
import { chosenCode } from '../engine/codes'
import { momentOn } from '../engine/moment'
import { changePetition, changeStep, type Work } from '../engine/work'
import { simpleBy, whyNotSimple } from './simple'

const NO_DELIVERY = '请登记回复方式和送达日期'
const BY_REPLY = '02'
const SIMPLE = '13'

export const reply = defineAction<typeof call>({
  call,
  relation: 'holder',
  takesOn: true,
  from: [STATE.registered, STATE.signed],
  leadOnly: true,
  todos: ['sort', 'accept', 'instructed'],
  blocked: ({ step }) => (step.row.need_report ? '交办件应提交办理报告，不能直接回复' : undefined),
  async check({ db, at, step, file }, { deliveryMode, deliveredOn, simple }) {
    await chosenCode(db, 'DM_SDFS', deliveryMode, NO_DELIVERY)
    if (deliveredOn > dayOf(at) || deliveredOn < dayOf(step.row.sent_at)) refuseRule(NO_DELIVERY)
    const unfit = simple && whyNotSimple(file.petition)
    if (unfit) refuseRule(unfit)
  },
  async perform(work, { documentNo, reply: text, deliveryMode, deliveredOn, simple }) {
    const deliveredAt = momentOn(deliveredOn, work.at)
    const content = { text, deliveryMode, deliveredOn }
    await issueDocument(work, { type: DOCUMENT.reply, documentNo, content, issuedAt: work.at })
    const answered = { handler_id: work.caller.holderId, answered_at: work.at, delivered_at: deliveredAt }
    await changeStep(work, work.step, answered)
    changePetition(work, { replied_at: work.at, delivered_at: deliveredAt })
    await openEvaluation(work)
    await endCase(work, { state: STATE.closed, closeType: simple ? SIMPLE : BY_REPLY })
    return { text: simple ? `${text}（${simpleBy(simple)}）` : text }
  },
})

/** Of whoever has replied. */
async function openEvaluation(work: Work): Promise<void> {
  const { isBureau } = await getOffice(work.db, work.step.row.to_org_id)
  await (isBureau ? openBureauEvaluation(work) : openUnitEvaluation(work))
}
