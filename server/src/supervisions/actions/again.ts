import { SUPERVISION_STATE, SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { again as call } from '@portal/shared-lib/contract/supervisions'
import { defineAction, type Situation } from '../../workflow/engine/action'
import { draftOrder } from '../../workflow/oversight/order-draft'
import { petitionIdsOf } from '../carry-on'
import { addresseesOf, ORDER, orderIn } from '../kinds'

const isOffice = ({ proceeding, caller }: Situation) => proceeding?.orgId === caller.orgId

export const again = defineAction<typeof call>({
  call,
  of: ORDER,
  relation: 'involved',
  from: [SUPERVISION_STATE.closed],
  todos: [],
  suits: isOffice,
  blocked: situation => (isOffice(situation) ? undefined : SUPERVISION_TEXTS.notOffice),
  async perform(work, { text }) {
    const { db, caller, at } = work
    const { provinceCode, personId, orgId, deptId, holderId, regionCode } = caller
    const order = await orderIn(work)
    const addressees = await addresseesOf(db, provinceCode, order.id)
    const office = { orgId, deptId, personId: holderId, drafterId: holderId, regionCode }
    const { orderNo } = await draftOrder(db, { provinceCode, personId, at }, office, {
      title: order.title,
      reason: order.reason,
      way: order.way,
      facts: `${text}\n（原督办件${order.order_no}）${order.facts}`.slice(0, LONGEST),
      demand: order.demand,
      feedbackOn: null,
      origin: 'own',
      petitionId: order.petition_id,
      stepId: order.step_id,
      petitionIds: await petitionIdsOf(work, order),
      addressees: addressees.map(({ org_id }) => org_id),
      previous: order,
    })
    return { text: `拟督办件${orderNo}；${text}`, shared: false }
  },
})

/** Characters of the facts. */
const LONGEST = 2000
