import { describeAction } from './description'
import { officeWords } from './entries'

export const agreeReturn = describeAction({
  code: 'C3',
  place: 100,
  action: 'agreeReturn',
  name: '同意退回',
  button: 'bl:returnConfirm',
  note: '选择新的承办单位后直接转出；不选择的，由本单位自行处理。',
  instead: ['refuseReturn', 'submitCoordination'],
  shows: 'returns',
  fields: {
    orgId: { wire: 'dwid', label: '新的承办单位', kind: 'unit', place: 'below', hint: '不选择的，由本单位收回' },
    text: officeWords({
      wire: 'blyj',
      label: '办理意见',
      min: 1,
      max: 1000,
      rows: 4,
      phrases: ['经核实，该事项不属于退回单位职责，同意退回，请按职责办理。'],
    }),
  },
})
