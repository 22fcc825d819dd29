import { mediate as call } from '@portal/shared-lib/contract/actions'
import { ANSWER_TEXTS } from '@portal/shared-lib/contract/rules/answer'
import { STATE } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { issueAnswer } from './issue-answer'

const MEDIATED = '04'

export const mediate = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.inHand, STATE.reopened],
  todos: ['handle', 'redo', 'reopened'],
  async check({ at }, { signedOn }) {
    if (signedOn > dayOf(at)) refuseRule(ANSWER_TEXTS.noParties)
  },
  async perform(work, { documentNo, kind, fileId, petitionerSide, otherSide, signedOn, text }) {
    const content = { petitionerSide, otherSide, signedOn, text }
    await issueAnswer(work, { type: kind, documentNo, content, fileId, closeType: MEDIATED })
    return { text: `${petitionerSide}与${otherSide}于${signedOn}签订协议` }
  },
})
