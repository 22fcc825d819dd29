import { askSupplement as ask, supplemented as came } from '@portal/shared-lib/contract/reviews'
import { attachToPetition } from '../../petitions/record/attachments'
import { dayOf } from '../../platform/calendar/china-time'
import { defineAction } from '../../workflow/engine/action'
import { start, stop } from '../../workflow/engine/clocks'
import { giveOn, moveProceeding } from '../../workflow/engine/proceeding-kind'
import { ownHolder } from '../../workflow/engine/todos'
import { CARRIED_ON, STATE } from '../carry-on'
import { reviewIn } from '../kind'
import { startLimits } from '../limits'

export const askSupplement = defineAction<typeof ask>({
  ...CARRIED_ON,
  call: ask,
  from: [STATE.toDecide],
  async perform(work, { text }) {
    const { orgId: id, regionCode } = work.caller
    await stop(work, work.step, '补正', ['K10', 'K12', 'K19'])
    const dueAt = await start(work, 'K18', work.step, { id, regionCode })
    moveProceeding(work, STATE.supplement)
    await giveOn(work, 'review', ownHolder(work), dueAt)
    return { text: `${text} 请申请人于${dayOf(dueAt)}前补正。` }
  },
})

export const supplemented = defineAction<typeof came>({
  ...CARRIED_ON,
  call: came,
  from: [STATE.supplement],
  async perform(work, { fileIds }) {
    const { kind } = await reviewIn(work)
    await attachToPetition(work.db, work.caller, work.file.petition.id, fileIds)
    await stop(work, work.step, '已补正', ['K18'])
    const dueAt = await startLimits(work, work.step, kind, dayOf(work.at))
    moveProceeding(work, STATE.toDecide)
    await giveOn(work, 'review', ownHolder(work), dueAt)
    return {}
  },
})
