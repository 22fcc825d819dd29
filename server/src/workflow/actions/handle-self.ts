import { handleSelf as call } from '@portal/shared-lib/contract/answer'
import { acceptWithNotice, checkAcceptance } from '../acceptance'
import { defineAction } from '../action'
import { STATE } from '../states'

export const handleSelf = defineAction<typeof call>({
  code: 'C7a',
  name: '自办',
  call,
  button: 'bl:self',
  relation: 'holder',
  from: [STATE.registered],
  todos: ['sort', 'instructed'],
  check: checkAcceptance,
  perform: acceptWithNotice,
})
