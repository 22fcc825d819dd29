import { handleSelf as call } from '@portal/shared-lib/contract/answer'
import { STATE } from '../../petitions/record/states'
import { acceptWithNotice, checkAcceptance } from '../acceptance'
import { defineAction } from '../action'

export const handleSelf = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.registered],
  todos: ['sort', 'instructed'],
  check: checkAcceptance,
  perform: acceptWithNotice,
})
