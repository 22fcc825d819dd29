import { proposeSupervision as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { suggestSupervision } from '../../petitions/urging/suggestions/suggest-supervision'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'

export const proposeSupervision = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [STATE.reported, STATE.closed, STATE.correcting],
  todos: ['reportSignFor', 'closingCheck'],
  keepsTodo: true,
  async perform({ db, caller, at, file, step }, { text }) {
    const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
    if (!(await suggestSupervision(db, of, 'proposed', at)))
      refuseRule('该件已转督办，或本单位没有督查人员；已转的请等待督查人员处理')
    return { text, shared: false }
  },
})
