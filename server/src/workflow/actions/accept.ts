import { accept as call } from '@portal/shared-lib/contract/answer'
import { beginHandling, checkAcceptance, storeNotice } from '../acceptance'
import { defineAction } from '../action'
import { momentOn } from '../moment'
import { STATE } from '../states'

export const accept = defineAction<typeof call>({
  code: 'C7',
  name: '受理告知',
  call,
  button: 'bl:accept',
  relation: 'holder',
  from: [STATE.signed],
  todos: ['accept', 'sort'],
  check: checkAcceptance,
  async perform(work, args) {
    await storeNotice(work, args)
    await beginHandling(work, { acceptedAt: momentOn(args.issuedOn, work.at) })
    return { text: `受理告知书日期${args.issuedOn}` }
  },
})
