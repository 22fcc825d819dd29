import { accept as call } from '@portal/shared-lib/contract/answer'
import { acceptWithNotice, checkAcceptance } from '../acceptance'
import { defineAction } from '../action'
import { STATE } from '../states'

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
