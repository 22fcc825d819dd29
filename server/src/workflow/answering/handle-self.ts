import { handleSelf as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { acceptWithNotice, checkAcceptance } from './acceptance'

export const handleSelf = defineAction<typeof call>({
  call,
  relation: 'holder',
  takesOn: true,
  from: [STATE.registered],
  todos: ['sort', 'instructed'],
  check: checkAcceptance,
  perform: acceptWithNotice,
})
