import { REVIEW_TEXTS } from '../review'
import { describeAction } from './description'
import { deliveries } from './entries'

/** What is asked for review where no office of the portal has decided it here. */
export const recordOriginal = describeAction({
  code: 'H13',
  place: 496,
  action: 'recordOriginal',
  name: '登记原处理意见',
  button: 'fc:register',
  note: '原处理意见或者复查意见不是在本系统中作出的，先登记原件和送达情况，再登记复查复核申请。',
  fields: {
    kind: {
      wire: 'yjlx',
      label: '原件类型',
      kind: 'choice',
      text: '请选择处理意见或者复查意见',
      options: [
        ['opinion', '处理意见'],
        ['decision', '复查意见'],
      ],
      initial: () => 'opinion',
    },
    orgId: { wire: 'dwid', label: '作出单位', kind: 'unit', place: 'below', text: REVIEW_TEXTS.noDecider },
    documentNo: { wire: 'wh', label: '文号', kind: 'line', min: 1, max: 50, text: '请填写文号（1至50字）' },
    issuedOn: { wire: 'cjrq', label: '出具日期', kind: 'day', until: 'today', text: '请填写出具日期' },
    conclusion: {
      wire: 'fcjl',
      label: '复查结论',
      kind: 'choice',
      text: '请选择复查结论',
      // Decisions that stand: against others nothing can be asked for.
      options: [
        ['1', '维持'],
        ['2', '变更'],
      ],
      when: ({ kind }) => kind === 'decision',
    },
    facts: {
      wire: 'ss',
      label: '认定的事实',
      kind: 'words',
      min: 2,
      max: 2000,
      rows: 3,
      isQuoted: true,
      text: '请填写原件认定的事实（2至2000字）',
    },
    opinion: {
      wire: 'clyj',
      label: '意见内容',
      kind: 'words',
      min: 2,
      max: 2000,
      rows: 3,
      isQuoted: true,
      text: '请填写原件的意见内容（2至2000字）',
    },
    deliveries,
    fileIds: { wire: 'fjidList', label: '原件扫描件', kind: 'files', text: '请上传原处理意见书或者复查意见书' },
  },
})
