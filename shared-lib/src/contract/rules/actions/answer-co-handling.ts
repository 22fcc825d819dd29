import { describeAction } from './description'
import { officeWords } from './entries'

export const answerCoHandling = describeAction({
  code: 'C9',
  place: 270,
  action: 'answerCoHandling',
  name: '协办答复',
  button: 'bl:coHandle',
  note: '答复送主办单位，由其汇总。',
  fields: {
    text: officeWords({ wire: 'xbyj', label: '协办意见', min: 10, max: 2000, rows: 6 }),
    fileIds: { wire: 'fjList', label: '附件', kind: 'files' },
  },
})
