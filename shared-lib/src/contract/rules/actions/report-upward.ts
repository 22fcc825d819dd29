import { REPORT_TEXTS } from '../report'
import { describeAction } from './description'

export const reportUpward = describeAction({
  code: 'D8',
  place: 420,
  action: 'reportUpward',
  name: '逐级上报',
  button: 'bl:report',
  note: '在下级报告基础上提出本级审核意见，报送上级交办单位。',
  fields: {
    opinion: {
      wire: 'shyj',
      label: '本级审核意见',
      kind: 'words',
      min: 1,
      max: 2000,
      rows: 4,
      text: REPORT_TEXTS.noOpinion,
      phrases: ['经审核，下级单位办理程序规范、答复到位，同意其办理意见，现予上报。'],
    },
  },
})
