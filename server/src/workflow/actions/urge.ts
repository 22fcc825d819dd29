import { urge as call } from '@portal/shared-lib/contract/handling'
import { refuseRule } from '../../http/refusal'
import { urgeStep } from '../../warnings/urge'
import { defineAction } from '../action'
import { RUNNING } from '../states'
import { suggestSupervision } from '../suggest-supervision'

export const urge = defineAction<typeof call>({
  code: 'G1',
  name: '催办',
  call,
  button: 'cb:urge',
  relation: 'involved',
  from: RUNNING,
  todos: [],
  blocked: ({ step, caller }) => (step.row.to_org_id === caller.orgId ? '该件正由本单位办理，不能催办' : undefined),
  async perform({ db, caller, at, file, step, deputies }, { text }) {
    const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
    const urged = await urgeStep(db, { ...of, fromOrgId: caller.orgId, personId: caller.personId, text, at })
    if (!urged) refuseRule('已有催办等待回复，请勿重复催办')
    if (urged.deputy) deputies.add(urged.deputy)
    if (urged.suggestSupervision) await suggestSupervision(db, of, 'urged', at)
    return { text: urged.suggestSupervision ? `${text}（三次催办未回复，建议督办）` : text }
  },
})
