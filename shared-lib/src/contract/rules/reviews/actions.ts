import { describeAction } from '../actions/description'
import { deliveries, documentNo, officeWords } from '../actions/entries'
import { CONCLUSION_NAMES, CONCLUSIONS, REFUSAL_REASONS, REVIEW_TEXTS } from '../review'

const DECIDES = 'fc:decide'
const HEARS = 'fc:hearing'

/** What may be done with a review that is registered, in the order of its buttons. */
export const REVIEW_ACTIONS = {
  accept: describeAction({
    code: 'H2',
    place: 10,
    action: 'accept',
    name: '受理',
    button: DECIDES,
    note: '出具受理通知书，由本人承办。',
    fields: { documentNo: documentNo('08') },
  }),
  refuse: describeAction({
    code: 'H3',
    place: 20,
    action: 'refuse',
    name: '不予受理',
    button: DECIDES,
    note: '经领导批准后办结，原处理意见不变。',
    isSubmitted: true,
    fields: {
      reason: { wire: 'byslyy', label: '理由', kind: 'choice', text: '请选择不予受理的理由', options: REFUSAL_REASONS },
      text: officeWords({ wire: 'bysly', label: '说明', min: 10, max: 500, rows: 3 }),
    },
  }),
  askSupplement: describeAction({
    code: 'H4',
    place: 30,
    action: 'askSupplement',
    name: '补正',
    button: DECIDES,
    note: '通知申请人补正材料；补正期间不计算受理和办理期限。',
    fields: { text: officeWords({ wire: 'bznr', label: '补正内容', min: 2, max: 500, rows: 3 }) },
  }),
  supplemented: describeAction({
    code: 'H5',
    place: 40,
    action: 'supplemented',
    name: '收到补正',
    button: DECIDES,
    note: '自收到补正材料之日起计算受理和办理期限。',
    fields: { fileIds: { wire: 'fjidList', label: '补正材料', kind: 'files' } },
  }),
  askFile: describeAction({
    code: 'H6',
    place: 50,
    action: 'askFile',
    name: '调卷',
    button: DECIDES,
    note: '请原承办单位在5个工作日内报送案卷。',
    fields: { text: officeWords({ wire: 'djnr', label: '调卷要求', min: 2, max: 500, rows: 3 }) },
  }),
  handInFile: describeAction({
    code: 'H7',
    place: 60,
    action: 'handInFile',
    name: '报送案卷',
    button: '',
    note: '向复查复核单位报送原办理案卷。',
    fields: {
      text: officeWords({ wire: 'bsnr', label: '报送说明', min: 2, max: 500, rows: 3 }),
      fileIds: { wire: 'fjidList', label: '案卷材料', kind: 'files', text: '请上传案卷材料' },
    },
  }),
  openHearing: describeAction({
    code: 'H8',
    place: 70,
    action: 'openHearing',
    name: '组织听证',
    button: HEARS,
    note: '通知参加人；复核的听证时间不计入办理期限。',
    fields: {
      heldOn: { wire: 'tzrq', label: '听证日期', kind: 'day', from: 'tomorrow', text: '请填写听证日期' },
      place: { wire: 'tzdd', label: '地点', kind: 'line', min: 2, max: 100, text: '请填写听证地点（2至100字）' },
      host: { wire: 'zcr', label: '主持人', kind: 'line', min: 1, max: 50, text: '请填写主持人' },
      members: { wire: 'cjrList', label: '参加人', kind: 'names', most: 30 },
      documentNo: documentNo('12'),
    },
  }),
  closeHearing: describeAction({
    code: 'H9',
    place: 80,
    action: 'closeHearing',
    name: '听证结束',
    button: HEARS,
    note: '登记听证结论和笔录，期限恢复计算。',
    fields: {
      result: officeWords({ wire: 'tzjl', label: '听证结论', min: 10, max: 2000, rows: 4 }),
      fileIds: { wire: 'fjidList', label: '听证笔录', kind: 'files' },
    },
  }),
  draft: describeAction({
    code: 'H10',
    place: 90,
    action: 'draft',
    name: '拟复查复核意见',
    button: DECIDES,
    note: '经领导批准后出具意见书；撤销并责令重办的，原信访件同时重新办理。',
    isSubmitted: true,
    fields: {
      conclusion: { wire: 'fcjl', label: '结论', kind: 'choice', text: '请选择结论', options: CONCLUSION_NAMES },
      outcome: {
        wire: 'bgjl',
        label: '变更后的结论类型',
        kind: 'code',
        table: 'DM_JLLX',
        text: REVIEW_TEXTS.noOutcome,
        when: ({ conclusion }) => conclusion === CONCLUSIONS.change,
      },
      facts: officeWords({ wire: 'ss', label: '事实', min: 10, max: 2000, rows: 5 }),
      reasons: officeWords({ wire: 'ly', label: '理由', min: 10, max: 2000, rows: 5 }),
      basis: officeWords({ wire: 'yj', label: '依据', min: 4, max: 1000, rows: 3, citesLaw: true }),
      documentNo: documentNo('09'),
    },
  }),
  deliver: describeAction({
    code: 'H11',
    place: 100,
    action: 'deliver',
    name: '送达意见书',
    button: DECIDES,
    note: '逐人登记；全部送达后办结，申请复核的期限自送达之日起计算。',
    fields: { deliveries },
  }),
  withdraw: describeAction({
    code: 'H12',
    place: 110,
    action: 'withdraw',
    name: '撤回申请',
    button: DECIDES,
    note: '申请人书面撤回的，终止办理；期限未满的可以再次申请。',
    isGrave: true,
    fields: {
      text: officeWords({ wire: 'chly', label: '撤回情况', min: 2, max: 500, rows: 3 }),
      fileIds: { wire: 'fjidList', label: '撤回申请书', kind: 'files', text: '请上传撤回申请的书面材料' },
    },
  }),
} as const

export type ReviewActionName = keyof typeof REVIEW_ACTIONS
