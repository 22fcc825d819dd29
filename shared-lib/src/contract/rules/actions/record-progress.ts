import { ANSWER_TEXTS } from '../answer'
import { describeAction } from './description'

export const recordProgress = describeAction({
  code: 'C11',
  place: 210,
  action: 'recordProgress',
  name: '登记过程',
  button: '',
  note: '记录调查、走访、电话、会议、听证和调解的经过。',
  fields: {
    kind: { wire: 'gclx', label: '过程类型', kind: 'code', table: 'DM_GCLX', text: ANSWER_TEXTS.noKind },
    text: {
      wire: 'gcjl',
      label: '过程记录',
      kind: 'words',
      min: 10,
      max: 2000,
      rows: 5,
      text: ANSWER_TEXTS.shortRecord,
    },
  },
})
