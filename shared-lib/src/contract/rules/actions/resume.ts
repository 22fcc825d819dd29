import { describeAction } from './description'
import { officeRemark } from './entries'

export const resume = describeAction({
  code: 'C12a',
  place: 290,
  action: 'resume',
  name: '恢复办理',
  button: 'bl:suspend',
  note: '恢复后期限继续计算，中止的整日不计入。',
  fields: {
    text: officeRemark({
      wire: 'hfsm',
      label: '恢复说明',
      max: 500,
      rows: 3,
      initial: () => '中止事由已消除，恢复办理。',
    }),
  },
})
