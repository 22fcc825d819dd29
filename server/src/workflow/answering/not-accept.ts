import { notAccept as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { reserveDocumentNo } from '../documents/document-numbers'
import { DOCUMENT } from '../documents/documents'
import { defineAction } from '../engine/action'
import { ENDING_KINDS } from './issue-answer'
import { issueRefusal, refusalName } from './refuse-acceptance'

export const notAccept = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.registered, STATE.signed],
  leadOnly: true,
  todos: ['sort', 'accept', 'instructed'],
  approval: () => 'notAccept',
  check: async (work, { documentNo, reason }) => {
    await refusalName(work, reason)
    await reserveDocumentNo(work, { documentNo, type: DOCUMENT.notAccepted })
  },
  perform: (work, args) =>
    issueRefusal(work, { ...args, type: DOCUMENT.notAccepted, closeType: ENDING_KINDS.notAccepted }),
})
