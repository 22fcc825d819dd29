import { accept as call } from '@portal/shared-lib/contract/answer'
import { STATE } from '../../petitions/record/states'
import { acceptWithNotice, checkAcceptance } from '../acceptance'
import { defineAction } from '../action'

export const accept = defineAction<typeof call>({
  code: 'C7',
  name: '受理告知',
  call,
  button: 'bl:accept',
  relation: 'holder',
  from: [STATE.signed],
  leadOnly: true,
  todos: ['accept', 'sort'],
  check: checkAcceptance,
  perform: acceptWithNotice,
})
