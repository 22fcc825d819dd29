import { accept as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { acceptWithNotice, checkAcceptance } from './acceptance'

export const accept = defineAction<typeof call>({
  call,
  relation: 'holder',
  takesOn: true,
  from: [STATE.signed],
  leadOnly: true,
  todos: ['accept', 'sort'],
  check: checkAcceptance,
  perform: acceptWithNotice,
})
