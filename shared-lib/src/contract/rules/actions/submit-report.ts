import { REPORT_TEXTS } from '../report'
import { describeAction } from './description'

const filled = (wire: string, label: string, max: number, rows: number) =>
  ({ wire, label, kind: 'words', min: 1, max, rows, text: REPORT_TEXTS.incomplete }) as const

export const submitReport = describeAction({
  code: 'D5',
  place: 370,
  action: 'submitReport',
  name: '提交办理报告',
  button: 'bl:report',
  note: '经单位领导批准后报送交办单位，由其认定办结或退回重办。',
  isSubmitted: true,
  fields: {
    facts: filled('ss', '调查核实的事实', 5000, 5),
    measures: filled('blqk', '办理情况', 5000, 5),
    outcome: filled('bljg', '办理结果', 2000, 3),
    attitude: { wire: 'xfryj', label: '信访人意见', kind: 'code', table: 'DM_XFRYJ', text: REPORT_TEXTS.incomplete },
    fourOutcomes: { wire: 'sdw', label: '三到位一处理', kind: 'codes', table: 'DM_SDW', most: 4 },
  },
})
