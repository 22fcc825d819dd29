import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { withdraw as call } from '@portal/shared-lib/contract/terminations'
import { defineAction } from '../../workflow/engine/action'
import { endFiling, leaveLevel, STATE } from '../carry-on'
import { TERMINATION, terminationIn } from '../kind'

export const withdraw = defineAction<typeof call>({
  call,
  of: TERMINATION,
  relation: 'involved',
  from: [STATE.draft, STATE.inReview, STATE.supplement],
  todos: [],
  async hindered(db, { caller, proceeding }) {
    const row = await terminationIn({ db, caller, ...(proceeding && { proceeding }) })
    return row.applicant_org_id === caller.orgId ? undefined : TERMINATION_TEXTS.notApplicant
  },
  async perform(work, { text }) {
    await leaveLevel(work, 'withdrawn', text)
    await endFiling(work, STATE.withdrawn)
    return { text }
  },
})
