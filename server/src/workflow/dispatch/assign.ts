import { assign as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { checkDispatch, handOver } from './hand-over'
import { refuseLateReport } from './statutory-due'

export const assign = defineAction<typeof call>({
  call,
  relation: 'holder',
  takesOn: true,
  from: [STATE.registered],
  todos: ['sort', 'instructed'],
  approval: () => 'assign',
  check: async (work, args) => {
    await checkDispatch(work, args)
    await refuseLateReport(work, args.reportBy)
  },
  perform: handOver,
})
