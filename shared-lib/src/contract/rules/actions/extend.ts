import { limitName } from '../limits'
import { describeAction } from './description'
import { officeWords } from './entries'

/** Once, and never more (条例 第三十四条). */
const MOST_DAYS = 30

export const extend = describeAction({
  code: 'C13',
  place: 300,
  action: 'extend',
  name: '延期',
  button: 'bl:extend',
  note: '经单位负责人批准，只能延期一次，并应告知信访人延期理由。',
  isSubmitted: true,
  fields: {
    days: {
      wire: 'ycts',
      label: '延长天数',
      kind: 'number',
      min: 1,
      max: MOST_DAYS,
      unit: '日',
      text: `延长期限不得超过${MOST_DAYS}日`,
      initial: () => MOST_DAYS,
    },
    reason: officeWords({
      wire: 'yqly',
      label: '延期理由',
      min: 10,
      max: 1000,
      rows: 4,
      phrases: [
        '因情况复杂，需委托第三方进行鉴定，申请延长办理期限。',
        '因涉及多个单位，需进一步协调，申请延长办理期限。',
      ],
    }),
  },
  limits: [{ label: `延期后的${limitName('K05')}`, type: 'K05', daysField: 'days' }],
})
