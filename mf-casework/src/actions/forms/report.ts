import { REPORT_TEXTS } from '@portal/shared-lib/contract/rules/report'
import type { EvidenceOf } from '../evidence/kinds'
import type { ActionForm, Field } from '../form'
import { NO_DAY } from './texts'

const filled = (name: string, label: string, max: number, rows: number): Field => ({
  ...{ name, label, kind: 'words', min: 1, max, rows, text: REPORT_TEXTS.incomplete },
})

export const submitReport: ActionForm = {
  ...{ code: 'D5', action: 'submitReport', name: '提交办理报告', isSubmitted: true },
  note: '经单位领导批准后报送交办单位，由其认定办结或退回重办。',
  fields: [
    filled('facts', '调查核实的事实', 5000, 5),
    filled('measures', '办理情况', 5000, 5),
    filled('outcome', '办理结果', 2000, 3),
    { name: 'attitude', label: '信访人意见', kind: 'code', table: 'DM_XFRYJ', text: REPORT_TEXTS.incomplete },
    { name: 'fourOutcomes', label: '三到位一处理', kind: 'codes', table: 'DM_SDW' },
  ],
}

export const withdrawReport: ActionForm = {
  ...{ code: 'D5a', action: 'withdrawReport', name: '撤回报告', fields: [], isGrave: true },
  note: '交办单位尚未签收的，可以撤回后修改重报。',
}

const point = (name: string, label: string, evidence: EvidenceOf): Field => ({
  ...{ name, label, kind: 'point', text: REPORT_TEXTS.unchecked, evidence },
})

export const acceptReport: ActionForm = {
  ...{ code: 'D6', action: 'acceptReport', name: '签收并认定办结', instead: ['sendReportBack', 'proposeSupervision'] },
  note: '逐项审核办理报告，全部符合的认定办结；各项下列出案卷中的材料。',
  fields: [
    point('wasNoticed', '已书面告知信访人受理情况', 'notice'),
    point('wasDelivered', '处理意见已送达信访人', 'delivery'),
    point('isFounded', '适用法律法规和政策依据正确', 'basis'),
    point('isComplete', '已逐项回应信访诉求', 'answers'),
  ],
}

const REJECTION: readonly Field[] = [
  { name: 'reason', label: '退回原因', kind: 'code', table: 'DM_THCB', text: REPORT_TEXTS.noReason },
  { name: 'text', label: '说明', kind: 'words', min: 10, max: 1000, rows: 4, text: REPORT_TEXTS.noReason },
  { name: 'dueOn', label: '重办期限', kind: 'day', from: 'tomorrow', text: NO_DAY },
]

export const sendReportBack: ActionForm = {
  ...{ code: 'D7', action: 'sendReportBack', name: '退回重办', fields: REJECTION, instead: ['acceptReport'] },
  note: '退回承办单位重新办理，并确定新的反馈期限。',
}

export const passReportBack: ActionForm = {
  ...{ code: 'D7a', action: 'passReportBack', name: '退回下级重办', fields: REJECTION },
  note: '将上级退回的报告退给下级单位重新办理。',
}

export const reportUpward: ActionForm = {
  ...{ code: 'D8', action: 'reportUpward', name: '逐级上报' },
  note: '在下级报告基础上提出本级审核意见，报送上级交办单位。',
  fields: [
    {
      ...{
        name: 'opinion',
        label: '本级审核意见',
        kind: 'words',
        min: 1,
        max: 2000,
        rows: 4,
        text: REPORT_TEXTS.noOpinion,
      },
      phrases: ['经审核，下级单位办理程序规范、答复到位，同意其办理意见，现予上报。'],
    },
  ],
}
