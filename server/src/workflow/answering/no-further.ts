import { noFurther as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { reserveDocumentNo } from '../documents/document-numbers'
import { DOCUMENT } from '../documents/documents'
import { defineAction } from '../engine/action'
import { refuseUnprovenEnd } from './earlier-decision'
import { ENDING_KINDS } from './issue-answer'
import { issueRefusal, refusalName } from './refuse-acceptance'

export const noFurther = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.registered, STATE.signed],
  leadOnly: true,
  todos: ['sort', 'accept', 'instructed'],
  approval: () => 'noFurther',
  check: async (work, { documentNo, reason }) => {
    await refusalName(work, reason)
    await reserveDocumentNo(work, { documentNo, type: DOCUMENT.noFurther })
    await refuseUnprovenEnd(work, reason)
  },
  perform: (work, args) => issueRefusal(work, { ...args, type: DOCUMENT.noFurther, closeType: ENDING_KINDS.noFurther }),
})
