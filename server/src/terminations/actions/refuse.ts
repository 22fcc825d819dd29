import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { refuse as call } from '@portal/shared-lib/contract/terminations'
import { defineAction } from '../../workflow/engine/action'
import { tellPeople } from '../../workflow/engine/tell'
import { DECIDED, endFiling, leaveLevel, STATE } from '../carry-on'
import { terminationIn } from '../kind'
import { levelAbove } from '../levels'

export const refuse = defineAction<typeof call>({
  ...DECIDED,
  call,
  hindered: async (db, { proceeding }) =>
    proceeding && (await levelAbove(db, proceeding.orgId)) ? TERMINATION_TEXTS.isNotLast : undefined,
  async perform(work, { text }) {
    const row = await terminationIn(work)
    await leaveLevel(work, 'refuse', text)
    await endFiling(work, STATE.refused)
    const told = `终结申报${row.filing_no}，${work.caller.orgName}不予认定：${text}`
    await tellPeople(work, 'approvalReturned', [row.applicant_id], told)
    return { text }
  },
})
