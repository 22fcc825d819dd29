import { acceptSimple as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { beginHandling } from './acceptance'
import { simpleBy, whyNotSimple } from './simple'

export const acceptSimple = defineAction<typeof call>({
  call,
  relation: 'holder',
  takesOn: true,
  from: [STATE.registered, STATE.signed],
  leadOnly: true,
  todos: ['accept', 'sort', 'instructed'],
  blocked: ({ file }) => whyNotSimple(file.petition),
  async perform(work, ticked) {
    await beginHandling(work, { acceptedAt: work.at, clock: 'K08' })
    return { text: simpleBy(ticked) }
  },
})
