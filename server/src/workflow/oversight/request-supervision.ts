import { requestSupervision as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { suggestSupervision } from '../../petitions/urging/suggestions/suggest-supervision'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { chosenCode } from '../engine/codes'
import type { Work } from '../engine/work'

export const requestSupervision = defineAction<typeof call>({
  call,
  relation: 'sender',
  from: [STATE.signed, STATE.inHand, STATE.answerApproval, STATE.toRedo, STATE.answered, STATE.reopened],
  todos: [],
  check: async (work, { situation }) => {
    await situationName(work, situation)
  },
  async perform(work, { situation, text }) {
    const { db, caller, at, file, step } = work
    const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
    if (!(await suggestSupervision(db, of, 'proposed', at, situation)))
      refuseRule('该件已提请督办，或本单位没有督查人员；已提请的请等待督查人员处理')
    return { text: `${await situationName(work, situation)}：${text}`, shared: false }
  },
})

const situationName = ({ db }: Work, situation: string) => chosenCode(db, 'DM_DBQX', situation, '请选择督办情形')
