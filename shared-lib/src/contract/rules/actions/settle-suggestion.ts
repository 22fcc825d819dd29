import { describeAction } from './description'
import { officeWords } from './entries'

export const settleSuggestion = describeAction({
  code: 'G3',
  place: 350,
  action: 'settleSuggestion',
  name: '处理督办建议',
  button: 'db:create',
  note: '系统只提出建议；是否督办由督查人员决定。',
  fields: {
    text: officeWords({
      wire: 'clyj',
      label: '处理意见',
      min: 2,
      max: 500,
      rows: 3,
      phrases: ['已要求承办单位说明情况，暂不督办。', '拟发起督办。'],
    }),
  },
})
