import { describeAction } from './description'
import { officeWords } from './entries'

export const requestReturn = describeAction({
  code: 'C2',
  place: 80,
  action: 'requestReturn',
  name: '申请退回',
  button: 'bl:return',
  note: '自收到之日起5个工作日内提出；经本单位负责人批准后由发出单位决定。',
  isSubmitted: true,
  fields: {
    reason: officeWords({
      wire: 'thyy',
      label: '退回理由',
      min: 10,
      max: 1000,
      rows: 4,
      phrases: ['该事项反映的问题不属于我单位职责范围，依据职责分工应由建议的承办单位处理，申请退回。'],
    }),
    suggestedUnit: { ...officeWords({ wire: 'jydw', label: '建议的承办单位', min: 1, max: 100 }), kind: 'line' },
  },
})
