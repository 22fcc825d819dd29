import { sign as call } from '@portal/shared-lib/contract/supervisions'
import { defineAction } from '../../workflow/engine/action'
import { giveOn, moveProceeding } from '../../workflow/engine/proceeding-kind'
import { ownHolder } from '../../workflow/engine/todos'
import { ANSWERED, QUIET, STATE } from '../carry-on'
import { addresseeIn, changeAddressee, dueOfClock, orderOf } from '../kinds'

export const sign = defineAction<typeof call>({
  ...ANSWERED,
  call,
  from: [STATE.toSign],
  async perform(work) {
    const addressee = await addresseeIn(work)
    const { id, clock_id: clockId } = addressee
    const own = ownHolder(work)
    await changeAddressee(work, id, { signed_at: work.at, handler_id: own.personId, dept_id: own.deptId })
    moveProceeding(work, STATE.toAnswer)
    await giveOn(work, 'supervise', ownHolder(work), await dueOfClock(work.db, work.caller.provinceCode, clockId))
    return { text: (await orderOf(work, addressee)).order_no, ...QUIET }
  },
})
