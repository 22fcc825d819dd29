import { CLOSING_TEXTS } from '../closing'
import { describeAction } from './description'

export const close = describeAction({
  code: 'D4',
  place: 430,
  action: 'close',
  name: '办结',
  button: 'bl:close',
  note: '送达后办结，办结后信访件只读。',
  fields: {
    closeType: {
      wire: 'bjlx',
      label: '办结类型',
      kind: 'code',
      table: 'DM_BJLX',
      codes: ['01', '04', '05', '06', '07', '13', '15'],
      text: CLOSING_TEXTS.noKind,
      initial: () => '01',
    },
    fourOutcomes: {
      wire: 'sdw',
      label: '三到位一处理',
      kind: 'codes',
      table: 'DM_SDW',
      codes: ['1', '2', '3', '4'],
      most: 4,
      text: CLOSING_TEXTS.noKind,
    },
  },
})
