import { settleSuggestion as call } from '@portal/shared-lib/contract/actions'
import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { RUNNING, STATE } from '../../petitions/record/states'
import { SUGGESTIONS, suggestionIn } from '../../petitions/urging/suggestions/suggest-supervision'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { firstStep } from '../engine/step-of'
import type { Work } from '../engine/work'
import { draftOrder } from './order-draft'

export const settleSuggestion = defineAction<typeof call>({
  call,
  roles: ['R09'],
  relation: 'involved',
  from: [...RUNNING, STATE.closed, STATE.correcting],
  todos: ['superviseSuggestion'],
  onlyAsked: true,
  async check(work, { decision }) {
    const { step, caller } = work
    if (decision === 'order' && step.row.to_org_id === caller.orgId) refuseRule(SUPERVISION_TEXTS.ownOrganisation)
  },
  async perform(work, { decision, text }) {
    if (decision === 'no') return { text, shared: false }
    const { db, caller, at, file, step } = work
    const { provinceCode, personId, orgId, deptId, holderId, regionCode } = caller
    const { why, situation } = await suggestedFor(work)
    const office = { orgId, deptId, personId: holderId, drafterId: holderId, regionCode }
    const { orderNo } = await draftOrder(db, { provinceCode, personId, at }, office, {
      title: '',
      reason: situation || '99',
      way: ONLINE,
      facts: `${SUGGESTIONS[why]}。${text}`,
      demand: '',
      feedbackOn: null,
      origin: 'suggestion',
      petitionId: file.petition.id,
      stepId: firstStep(file).id,
      petitionIds: [file.petition.id],
      addressees: [step.row.to_org_id],
    })
    return { text: `${text}（拟督办件${orderNo}）`, shared: false }
  },
})

/** DM_DBFS. */
const ONLINE = '1'

/** Why the suggestion was made that the action has just closed. */
async function suggestedFor({ db, caller, file, step }: Work) {
  const { refId } = await db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('step_id', '=', step.id)
    .where('todo_type', '=', 'superviseSuggestion')
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .select('ref_id as refId')
    .executeTakeFirstOrThrow()
  return suggestionIn(refId)
}
