import { stateNewFacts as call } from '@portal/shared-lib/contract/actions'
import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { STATE } from '../petitions/record/states'
import { defineAction } from '../workflow/engine/action'
import type { CaseFile } from '../workflow/engine/case-file'
import { changePetition } from '../workflow/engine/work'

const isLocked = ({ isTerminated, petition }: CaseFile) => isTerminated && petition.new_facts === ''

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
