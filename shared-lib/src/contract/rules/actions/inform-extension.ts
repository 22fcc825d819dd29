import { describeAction, type Subject } from './description'
import { NO_DAY } from './entries'

export const informExtension = describeAction({
  code: 'C13a',
  place: 310,
  action: 'informExtension',
  name: '延期告知',
  button: 'bl:extend',
  note: '登记何时以何种方式告知信访人延期理由。',
  fields: {
    informedOn: {
      wire: 'gzrq',
      label: '告知日期',
      kind: 'day',
      until: 'today',
      text: NO_DAY,
      initial: ({ today }: Subject) => today,
    },
    mode: {
      wire: 'sdfs',
      label: '告知方式',
      kind: 'code',
      table: 'DM_SDFS',
      text: '请选择告知方式',
      initial: () => '0',
    },
  },
})
