import { accept as call } from '@portal/shared-lib/contract/answer'
import { STATE } from '../../petitions/record/states'
import { acceptWithNotice, checkAcceptance } from '../acceptance'
import { defineAction } from '../action'

export const accept = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.signed],
  leadOnly: true,
  todos: ['accept', 'sort'],
  check: checkAcceptance,
  perform: acceptWithNotice,
})
