import { handleSelf as call } from '@portal/shared-lib/contract/answer'
import { beginHandling, checkAcceptance, storeNotice } from '../acceptance'
import { defineAction } from '../action'
import { momentOn } from '../moment'
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
  async perform(work, args) {
    await storeNotice(work, args)
    await beginHandling(work, { acceptedAt: momentOn(args.issuedOn, work.at) })
    return { text: `受理告知书日期${args.issuedOn}` }
  },
})
