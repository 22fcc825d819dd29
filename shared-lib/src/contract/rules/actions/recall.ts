import { describeAction } from './description'
import { officeWords } from './entries'

export const recall = describeAction({
  code: 'B12',
  place: 40,
  action: 'recall',
  name: '撤回',
  button: 'bl:recall',
  note: '接收单位尚未签收的，撤回后由本单位重新分办，原期限连续计算。',
  isGrave: true,
  fields: {
    reason: officeWords({
      wire: 'chyy',
      label: '撤回理由',
      min: 1,
      max: 500,
      rows: 3,
      phrases: ['接收单位选择有误，需重新分办。', '信访人补充了新的情况，需重新研究办理方式。'],
    }),
  },
})
