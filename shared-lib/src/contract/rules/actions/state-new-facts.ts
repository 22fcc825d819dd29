import { TERMINATION_TEXTS } from '../termination'
import { describeAction } from './description'

export const stateNewFacts = describeAction({
  code: 'T2',
  place: 498,
  action: 'stateNewFacts',
  name: '认定有新事实',
  button: 'zj:newFacts',
  note: '信访人对已终结事项提出新的事实和理由的，认定后可以受理或者转办本件。',
  fields: {
    text: {
      wire: 'xssly',
      label: '新的事实和理由',
      kind: 'words',
      min: 20,
      max: 1000,
      rows: 4,
      text: TERMINATION_TEXTS.shortFacts,
    },
  },
})
