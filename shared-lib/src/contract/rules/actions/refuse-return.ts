import { describeAction } from './description'
import { officeWords } from './entries'

export const refuseReturn = describeAction({
  code: 'C4',
  place: 110,
  action: 'refuseReturn',
  name: '不同意退回',
  button: 'bl:returnConfirm',
  note: '信访件仍由原接收单位办理，期限连续计算，不得再次退回。',
  instead: ['agreeReturn', 'submitCoordination'],
  shows: 'returns',
  fields: {
    reason: officeWords({
      wire: 'btyyy',
      label: '不同意理由',
      min: 10,
      max: 1000,
      rows: 4,
      phrases: ['经研究，该事项属于你单位职责范围，不同意退回，请继续依法办理。'],
    }),
  },
})
