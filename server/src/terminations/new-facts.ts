import { stateNewFacts as call } from '@portal/shared-lib/contract/actions'
import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { STATE } from '../petitions/record/states'
import { defineAction } from '../workflow/engine/action'
import { isLocked } from '../workflow/engine/permit'
import { changePetition } from '../workflow/engine/work'

export const stateNewFacts = defineAction<typeof call>({
  call,
  roles: ['R07', 'R13'],
  relation: 'holder',
  from: [STATE.registered, STATE.signed],
  todos: [],
  suits: ({ file }) => isLocked(file),
  blocked: ({ file }) => (isLocked(file) ? undefined : TERMINATION_TEXTS.notTerminated),
  async perform(work, { text }) {
    changePetition(work, { new_facts: text })
    return { text }
  },
})
