import { describeAction } from './description'
import { officeWords } from './entries'

export const settleSuggestion = describeAction({
  code: 'G3',
  place: 350,
  action: 'settleSuggestion',
  name: '处理督办建议',
  button: 'db:create',
  note: '系统只提出建议；是否督办由督查人员决定。发起督办的，督办件拟稿后由本人修改送审。',
  fields: {
    decision: {
      wire: 'cljg',
      label: '处理结果',
      kind: 'choice',
      text: '请选择是否督办',
      options: [
        ['no', '暂不督办'],
        ['order', '发起督办'],
      ],
    },
    text: officeWords({
      wire: 'clyj',
      label: '处理意见',
      min: 2,
      max: 500,
      rows: 3,
      phrases: ['已要求承办单位说明情况，暂不督办。', '情况属实，发起督办。'],
    }),
  },
})
