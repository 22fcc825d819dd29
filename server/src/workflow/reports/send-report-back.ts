import { sendReportBack as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { checkRejection, haveRedone } from './reject-report'
import { decideReport } from './reports'

export const sendReportBack = defineAction<typeof call>({
  call,
  relation: 'sender',
  from: [STATE.reported],
  todos: ['reportSignFor'],
  check: (work, rejection) => checkRejection(work, work.step, rejection),
  async perform(work, rejection) {
    await decideReport(work, work.step, { state: 'back', back_reason: rejection.text })
    return { text: await haveRedone(work, work.step, rejection) }
  },
})
