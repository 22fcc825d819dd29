import { REPORT_TEXTS } from '../report'
import { describeAction, type EvidenceOf } from './description'

const point = <const Evidence extends EvidenceOf>(wire: string, label: string, evidence: Evidence) =>
  ({ wire, label, kind: 'point', text: REPORT_TEXTS.unchecked, evidence }) as const

export const acceptReport = describeAction({
  code: 'D6',
  place: 390,
  action: 'acceptReport',
  name: '签收并认定办结',
  button: 'bl:reportSign',
  note: '逐项审核办理报告，全部符合的认定办结；各项下列出案卷中的材料。',
  instead: ['sendReportBack', 'proposeSupervision'],
  fields: {
    wasNoticed: point('gzbz', '已书面告知信访人受理情况', 'notice'),
    wasDelivered: point('sdbz', '处理意见已送达信访人', 'delivery'),
    isFounded: point('yjbz', '适用法律法规和政策依据正确', 'basis'),
    isComplete: point('hfbz', '已逐项回应信访诉求', 'answers'),
  },
})
