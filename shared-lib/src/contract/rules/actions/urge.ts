import { describeAction } from './description'
import { officeWords } from './entries'

const SOON_DUE = '该件即将到期，请抓紧办理并回复进展情况。'
export const OVERDUE_WORDS = '该件已超过办理期限，请说明原因并尽快办结。'

export const urge = describeAction({
  code: 'G1',
  place: 330,
  action: 'urge',
  name: '催办',
  button: 'cb:urge',
  note: '经办人应在3个工作日内回复；30日内三次未回复的，建议督办。',
  fields: {
    text: officeWords({
      wire: 'cbnr',
      label: '催办内容',
      min: 1,
      max: 500,
      rows: 3,
      initial: () => SOON_DUE,
      phrases: [SOON_DUE, OVERDUE_WORDS],
    }),
  },
})
