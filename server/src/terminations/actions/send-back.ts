import { sendBack as call } from '@portal/shared-lib/contract/terminations'
import { defineAction } from '../../workflow/engine/action'
import { giveOn, moveProceeding } from '../../workflow/engine/proceeding-kind'
import { tellPeople } from '../../workflow/engine/tell'
import { applicantOf, leaveLevel, STATE } from '../carry-on'
import { changeTermination, TERMINATION, terminationIn } from '../kind'

export const sendBack = defineAction<typeof call>({
  call,
  of: TERMINATION,
  relation: 'holder',
  from: [STATE.inReview],
  todos: ['termination'],
  async perform(work, { text }) {
    const row = await terminationIn(work)
    const applicant = applicantOf(row)
    await leaveLevel(work, 'back', text)
    await changeTermination(work, { org_id: applicant.orgId, dept_id: applicant.deptId })
    moveProceeding(work, STATE.supplement)
    await giveOn(work, 'termination', applicant, null)
    const told = `终结申报${row.filing_no}已被${work.caller.orgName}退回补充：${text}`
    await tellPeople(work, 'approvalReturned', [applicant.personId], told)
    return { text }
  },
})
