import { describeAction, listOf, textOf } from '../actions/description'
import { documentNo, officeRemark, officeWords } from '../actions/entries'
import { REQUIRED_PAPERS, TERMINATION_TEXTS } from '../termination'

const APPLIES = 'zj:apply'
const DECIDES = 'zj:decide'

/** What may be done with a filing, in the order of its buttons. */
export const TERMINATION_ACTIONS = {
  supply: describeAction({
    code: 'T3',
    place: 10,
    action: 'supply',
    name: '补充材料',
    button: APPLIES,
    note: '上传所缺的材料，或者说明没有该材料的原因。',
    fields: {
      kind: { wire: 'cllx', label: '材料', kind: 'choice', text: '请选择材料', options: REQUIRED_PAPERS },
      text: officeRemark({ wire: 'clsm', label: '说明', max: 500, rows: 3 }),
      fileIds: { wire: 'fjidList', label: '附件', kind: 'files' },
    },
    check: ({ text, fileIds }) =>
      textOf(text).trim() || listOf(fileIds).length > 0 ? [] : [{ field: 'text', text: TERMINATION_TEXTS.emptyPaper }],
  }),
  submit: describeAction({
    code: 'T4',
    place: 20,
    action: 'submit',
    name: '提交申报',
    button: APPLIES,
    note: '经领导批准后报上一级信访部门审核。',
    isSubmitted: true,
    fields: { text: officeRemark({ wire: 'tjsm', label: '说明', max: 500, rows: 3 }) },
  }),
  pass: describeAction({
    code: 'T5',
    place: 30,
    action: 'pass',
    name: '审核通过',
    button: DECIDES,
    note: '经领导批准后报上一级信访部门。',
    isSubmitted: true,
    fields: { text: officeWords({ wire: 'shyj', label: '审核意见', min: 2, max: 500, rows: 3 }) },
  }),
  sendBack: describeAction({
    code: 'T6',
    place: 40,
    action: 'sendBack',
    name: '退回补充',
    button: DECIDES,
    note: '退回申报单位补充材料，补充后直接报回本级。',
    fields: { text: officeWords({ wire: 'bcyq', label: '补充要求', min: 10, max: 500, rows: 3 }) },
  }),
  recognise: describeAction({
    code: 'T7',
    place: 50,
    action: 'recognise',
    name: '认定终结',
    button: DECIDES,
    note: '出具终结认定书，该事项的信访件同时终结，今后不再受理。',
    isSubmitted: true,
    fields: {
      text: officeWords({ wire: 'rdyj', label: '认定意见', min: 10, max: 1000, rows: 4 }),
      documentNo: documentNo('25'),
    },
  }),
  refuse: describeAction({
    code: 'T8',
    place: 60,
    action: 'refuse',
    name: '不予认定',
    button: DECIDES,
    note: '经领导批准后办结本次申报，信访件不变。',
    isSubmitted: true,
    fields: { text: officeWords({ wire: 'byrdly', label: '理由', min: 10, max: 500, rows: 3 }) },
  }),
  withdraw: describeAction({
    code: 'T9',
    place: 70,
    action: 'withdraw',
    name: '撤回申报',
    button: APPLIES,
    note: '撤回后可以重新申报。',
    isGrave: true,
    fields: { text: officeWords({ wire: 'chly', label: '撤回理由', min: 2, max: 500, rows: 3 }) },
  }),
  undo: describeAction({
    code: 'T10',
    place: 80,
    action: 'undo',
    name: '撤销终结',
    button: DECIDES,
    note: '经领导批准后，该事项的信访件恢复到终结以前的状态。',
    isGrave: true,
    isSubmitted: true,
    fields: { text: officeWords({ wire: 'cxly', label: '撤销理由', min: 10, max: 500, rows: 3 }) },
  }),
} as const

export type TerminationActionName = keyof typeof TERMINATION_ACTIONS
