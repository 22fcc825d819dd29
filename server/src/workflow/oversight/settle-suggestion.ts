import { settleSuggestion as call } from '@portal/shared-lib/contract/actions'
import { RUNNING, STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'

export const settleSuggestion = defineAction<typeof call>({
  call,
  roles: ['R09'],
  relation: 'involved',
  from: [...RUNNING, STATE.closed, STATE.correcting],
  todos: ['superviseSuggestion'],
  onlyAsked: true,
  perform: async (_, { text }) => ({ text, shared: false }),
})
