import { urge as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { suggestSupervision } from '../../petitions/urging/suggestions/suggest-supervision'
import { urgeStep } from '../../petitions/urging/urges/urge'
import { refuseRule } from '../../platform/refusal'
import { defineAction, type Situation } from '../engine/action'
import { oversees } from '../engine/overseer'

export const urge = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [
    ...[STATE.toSign, STATE.signed, STATE.inHand, STATE.answerApproval, STATE.toRedo, STATE.answered, STATE.reopened],
  ],
  todos: [],
  suits: situation => whyNot(situation) === undefined,
  blocked: whyNot,
  async perform({ db, caller, at, file, step, deputies }, { text }) {
    const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
    const urged = await urgeStep(db, { ...of, fromOrgId: caller.orgId, personId: caller.personId, text, at })
    if (!urged) refuseRule('已有催办等待回复，请勿重复催办')
    if (urged.deputy) deputies.add(urged.deputy)
    if (urged.suggestSupervision) await suggestSupervision(db, of, 'urged', at)
    return { text: urged.suggestSupervision ? `${text}（三次催办未回复，建议督办）` : text }
  },
})

/** A leader of the Party committee or the government, who may urge whatever is in sight. */
const LEADER = 'R15'

function whyNot(situation: Situation): string | undefined {
  const { step, file, caller } = situation
  if (step.row.to_org_id === caller.orgId) return '该件正由本单位办理，不能催办'
  const isSender = file.steps.some(({ row }) => row.from_org_id === caller.orgId)
  if (isSender || oversees(situation) || caller.roles.includes(LEADER)) return undefined
  return '只有发出单位、监督单位和领导可以催办'
}
