import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { replyUrge as replying, urge as urging } from '@portal/shared-lib/contract/supervisions'
import { getOffice } from '../../people/organisations/office'
import { suggestSupervision } from '../../petitions/urging/suggestions/suggest-supervision'
import { replyUrge as reply } from '../../petitions/urging/urges/reply-urge'
import { urgeStep } from '../../petitions/urging/urges/urge'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../../workflow/engine/action'
import type { Work } from '../../workflow/engine/work'
import { IN_HAND, JUDGED, QUIET, STATE } from '../carry-on'
import { ADDRESSEE, type Addressee, addresseeIn, orderOf } from '../kinds'

export const urge = defineAction<typeof urging>({
  ...JUDGED,
  call: urging,
  from: IN_HAND,
  todos: [],
  async perform(work, { text }) {
    const { db, caller, at, file, step, deputies } = work
    const addressee = await addresseeIn(work)
    const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
    const by = { fromOrgId: caller.orgId, personId: caller.personId, text, at }
    const urged = await urgeStep(db, { ...of, ...by, addressee: await urgedIn(work, addressee) })
    if (!urged) refuseRule(SUPERVISION_TEXTS.urged)
    if (urged.deputy) deputies.add(urged.deputy)
    const isSuggested = urged.suggestSupervision && file.petition.petition_no !== ''
    if (isSuggested) await suggestSupervision(db, of, 'urged', at)
    const { order_no: orderNo } = await orderOf(work, addressee)
    return { text: isSuggested ? `${orderNo}（三次催办未回复，建议督办）` : orderNo, ...QUIET }
  },
})

async function urgedIn(work: Work, addressee: Addressee) {
  const { regionCode } = await getOffice(work.db, addressee.org_id)
  const { order_no: orderNo } = await orderOf(work, addressee)
  const { id, org_id: orgId, dept_id: deptId, handler_id } = addressee
  return { id, orgId, deptId, personId: handler_id ?? '', regionCode, orderNo }
}

export const replyUrge = defineAction<typeof replying>({
  call: replying,
  of: ADDRESSEE,
  relation: 'holder',
  from: [STATE.approval, ...IN_HAND, STATE.returnAsked],
  todos: ['superviseUrge'],
  keepsTodo: true,
  async perform(work, { reply: text }) {
    const { db, caller, at, file } = work
    const urgeId = await openUrge(work)
    const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, urgeId }
    if (!(await reply(db, { ...of, personId: caller.personId, text, at }))) refuseRule(SUPERVISION_TEXTS.notUrged)
    return { text: (await orderOf(work, await addresseeIn(work))).order_no, ...QUIET }
  },
})

async function openUrge(work: Work): Promise<string> {
  const { id } = await addresseeIn(work)
  const found = await work.db
    .selectFrom('urge')
    .where('province_code', '=', work.caller.provinceCode)
    .where('addressee_id', '=', id)
    .where('replied_at', 'is', null)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirst()
  return found?.id ?? refuseRule(SUPERVISION_TEXTS.notUrged)
}
