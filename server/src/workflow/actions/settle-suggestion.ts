import { settleSuggestion as call } from '@portal/shared-lib/contract/handling'
import { RUNNING, STATE } from '../../petitions/record/states'
import { defineAction } from '../action'

export const settleSuggestion = defineAction<typeof call>({
  code: 'G3',
  name: '处理督办建议',
  call,
  button: 'db:create',
  roles: ['R09'],
  relation: 'involved',
  from: [...RUNNING, STATE.closed, STATE.correcting],
  todos: ['superviseSuggestion'],
  onlyAsked: true,
  perform: async (_, { text }) => ({ text, shared: false }),
})
