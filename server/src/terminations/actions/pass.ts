import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { pass as call } from '@portal/shared-lib/contract/terminations'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../../workflow/engine/action'
import { proceedingOf } from '../../workflow/engine/proceeding-kind'
import { arriveAt, DECIDED, leaveLevel } from '../carry-on'
import { levelAbove } from '../levels'

export const pass = defineAction<typeof call>({
  ...DECIDED,
  call,
  hindered: async (db, { proceeding }) =>
    proceeding && (await levelAbove(db, proceeding.orgId)) ? undefined : TERMINATION_TEXTS.isLast,
  async perform(work, { text }) {
    const above = await levelAbove(work.db, proceedingOf(work).orgId)
    if (!above) return refuseRule(TERMINATION_TEXTS.isLast)
    await leaveLevel(work, 'pass', text)
    await arriveAt(work, above)
    return { text: `${text}；报${above.name}` }
  },
})
