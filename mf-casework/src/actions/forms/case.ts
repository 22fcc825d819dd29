import { MAX_FILES } from '@portal/shared-lib/contract/rules/attachment'
import { type ActionForm, type Field, textOf, type Values } from '../form'
import { SHORT_REASON } from './texts'

const NO_MAIN = '并案应选择主件'
const NO_STATEMENT = '请上传信访人撤回的书面或录音材料'
const NO_FLAG = '请选择重大紧急或扬言'

const reason = (text = SHORT_REASON, name = 'reason', label = '理由'): Field => ({
  ...{ name, label, kind: 'words', min: 10, max: 500, rows: 3, text },
})

const KIND: Field = {
  ...{ name: 'kind', label: '标记', kind: 'choice', text: NO_FLAG },
  options: [
    ['majorUrgent', '重大紧急'],
    ['threat', '扬言'],
  ],
}

export const merge: ActionForm = {
  ...{ code: 'A11', action: 'merge', name: '并案' },
  note: '并入主件后由主件统一办理；主件办结前可以撤销并案。',
  fields: [{ name: 'mainNo', label: '主件编号', kind: 'petition', text: NO_MAIN }],
}

export const unmerge: ActionForm = {
  ...{ code: 'A11b', action: 'unmerge', name: '撤销并案', isGrave: true },
  note: '撤销后本件单独办理，原期限连续计算。',
  fields: [reason()],
}

export const voidPetition: ActionForm = {
  ...{ code: 'A12', action: 'voidPetition', name: '作废', isGrave: true },
  note: '登记错误的信访件作废后，编号不再使用。',
  fields: [reason('请填写不少于10个字的作废理由', 'reason', '作废理由')],
}

export const correct: ActionForm = {
  ...{ code: 'A14', action: 'correct', name: '修改', isPage: true },
  note: '在登记时的表单上更正登记内容；编号、查询码和信访形式不变。',
  fields: [],
}

export const flagUrgent: ActionForm = {
  ...{ code: 'A13', action: 'flagUrgent', name: '标记重大紧急或扬言' },
  note: '立即呈报领导；应在2小时内首报、24小时内书面报告。',
  fields: [
    KIND,
    {
      ...{ name: 'text', label: '事实或扬言内容', kind: 'words', min: 1, max: 1000, rows: 4, isQuoted: true },
      ...{ text: '请填写重大紧急事实或扬言内容', tooLong: '内容不能超过1000个字' },
    },
  ],
}

export const liftFlag: ActionForm = {
  ...{ code: 'A13b', action: 'liftFlag', name: '解除标记', isGrave: true },
  note: '经核实情况已消除的，解除标记。',
  fields: [KIND, reason()],
}

export const withdraw: ActionForm = {
  ...{ code: 'D14', action: 'withdraw', name: '信访人撤回', isGrave: true },
  note: '联名信访的，须全部信访人撤回；撤回后信访件终止办理。',
  fields: [
    { name: 'fileIds', label: '撤回材料', kind: 'files', most: MAX_FILES, text: NO_STATEMENT },
    { name: 'persons', label: '撤回的信访人', kind: 'persons' },
    { name: 'text', label: '撤回说明', kind: 'words', max: 500, rows: 3, tooLong: '撤回说明不能超过500字' },
  ],
}

const NO_KIND = '请选择办结方式和办结理由'
const FILED = '10'
const ANSWERED = '02'
const MERGED = '11'
const NO_FURTHER = '09'
const WITHDRAWN = '12'
const isKind =
  (kind: string) =>
  ({ closeType }: Values): boolean =>
    closeType === kind

function answerProblems({ closeType, reply }: Values) {
  const isShort = closeType === ANSWERED && textOf(reply).trim().length < 10
  return isShort ? [{ field: 'reply', text: '直接回复应填写回复内容' }] : []
}

/** Why a letter is kept or not accepted again. */
const causeOf = (kind: string, codes: RegExp): Field => ({
  ...{ name: 'reason', label: '办结理由', kind: 'code', table: 'DM_BLFS', codes, text: NO_KIND, when: isKind(kind) },
})

/** What belongs to each way of closing a letter directly, apart from what is closed one by one. */
const CLOSING_FIELDS: readonly Field[] = [
  causeOf(FILED, /^080[1-4]00$/),
  causeOf(NO_FURTHER, /^070[1-4]00$/),
  { name: 'reply', label: '回复内容', kind: 'words', max: 2000, rows: 4, when: isKind(ANSWERED) },
  {
    ...{ name: 'deliveryMode', label: '回复方式', kind: 'code', table: 'DM_SDFS', when: isKind(ANSWERED) },
    initial: () => '1',
  },
  {
    ...{ name: 'deliveredOn', label: '送达日期', kind: 'day', until: 'today', when: isKind(ANSWERED) },
    initial: ({ today }) => today,
  },
  {
    ...{ name: 'competent', label: '告知的途径', kind: 'words', min: 1, max: 500, rows: 2 },
    ...{ text: '请写明信访人可以寻求的途径', when: isKind(NO_FURTHER) },
  },
  { name: 'mainNo', label: '主件编号', kind: 'petition', text: NO_MAIN, when: isKind(MERGED) },
]

const CLOSE_TYPES = [
  [FILED, '存查'],
  [ANSWERED, '直接回复'],
  [MERGED, '并案'],
  [NO_FURTHER, '不再受理'],
  [WITHDRAWN, '信访人撤回'],
] as const

export const closeDirectly: ActionForm = {
  ...{ code: 'F1', action: 'closeDirectly', name: '信件办结登记', check: answerProblems },
  note: '用于不进入分办的来信；涉及扬言、重大紧急或检举控告的不能在此办结。',
  fields: [
    {
      ...{ name: 'closeType', label: '办结方式', kind: 'choice', options: CLOSE_TYPES, text: NO_KIND },
      initial: () => FILED,
    },
    ...CLOSING_FIELDS,
    {
      ...{ name: 'fileIds', label: '撤回材料', kind: 'files', most: MAX_FILES, text: NO_STATEMENT },
      when: isKind(WITHDRAWN),
    },
    { name: 'text', label: '办结说明', kind: 'words', max: 500, rows: 2, tooLong: '办结说明不能超过500字' },
    { name: 'boxNo', label: '盒号', kind: 'line', max: 20 },
  ],
}

export const undoDirectClosing: ActionForm = {
  ...{ code: 'F2', action: 'undoDirectClosing', name: '撤销办结', isGrave: true },
  note: '办结人当日可以撤销，之后由处(科)长撤销；原期限连续计算。',
  fields: [reason()],
}
