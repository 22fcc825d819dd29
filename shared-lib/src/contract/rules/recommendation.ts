/** What is recommended to an organisation, 条例 第四十条. */
export const RECOMMENDATION_KINDS = {
  '1': '改进工作',
  '2': '完善政策',
  '3': '追究责任',
} as const

export type RecommendationKind = keyof typeof RECOMMENDATION_KINDS

/** DM_WSLX of the paper of each kind. */
export const RECOMMENDATION_PAPERS: Readonly<Record<RecommendationKind, string>> = { '1': '20', '2': '21', '3': '22' }

/** States of a recommendation, as rows carry them. */
export const RECOMMENDATION_STATE = {
  draft: '0',
  approval: '1',
  sent: '2',
  signed: '3',
  answerApproval: '4',
  answered: '5',
  sentBack: '6',
  closed: '7',
  withdrawn: '8',
} as const

export type RecommendationState = (typeof RECOMMENDATION_STATE)[keyof typeof RECOMMENDATION_STATE]

export const RECOMMENDATION_STATES: Readonly<Record<RecommendationState, string>> = {
  '0': '退回修改',
  '1': '待审批',
  '2': '待签收',
  '3': '待反馈',
  '4': '反馈待审批',
  '5': '反馈待认定',
  '6': '退回补充',
  '7': '已办结',
  '8': '已撤回',
}

/** What the addressee does with it. */
export const ADOPTED = {
  full: '全部采纳',
  part: '部分采纳',
  none: '未采纳',
} as const

export type Adopted = keyof typeof ADOPTED

/** Characters of what is recommended, and of what is said about it. */
export const RECOMMENDATION_LENGTH = {
  text: { min: 20, max: 2000 },
  measures: { min: 10, max: 2000 },
  reason: { min: 10, max: 1000 },
  words: { min: 5, max: 500 },
} as const

const { text, measures, reason, words } = RECOMMENDATION_LENGTH

export const RECOMMENDATION_TEXTS = {
  noKind: '请选择建议种类',
  noReceiver: '请选择被建议单位',
  shortText: `请填写建议内容（${text.min}至${text.max}字）`,
  noAdopted: '请选择采纳情况',
  shortMeasures: `请填写整改措施（${measures.min}至${measures.max}字）`,
  shortReason: `请填写未采纳的理由（${reason.min}至${reason.max}字）`,
  shortWords: `请填写意见（${words.min}至${words.max}字）`,
  notSelf: '不能向本单位提出建议',
  notInUse: '该单位已停用，请另选',
  walled: '限知信访件不能提出三项建议',
  needsPaper: '该单位没有开通系统，请上传其书面反馈',
} as const

/** What lacks of an answer, at the entry where it lacks. */
export function answerProblems(answer: {
  readonly adopted: string
  readonly measures: string
  readonly reason: string
}): { readonly field: 'measures' | 'reason'; readonly text: string }[] {
  const needsMeasures = answer.adopted !== 'none' && answer.measures.trim().length < measures.min
  const needsReason = answer.adopted !== 'full' && answer.reason.trim().length < reason.min
  return [
    ...(needsMeasures ? [{ field: 'measures', text: RECOMMENDATION_TEXTS.shortMeasures } as const] : []),
    ...(needsReason ? [{ field: 'reason', text: RECOMMENDATION_TEXTS.shortReason } as const] : []),
  ]
}

const WRITES = 'jy:write'
const AGREES = 'jy:agree'
const ANSWERS = 'jy:answer'
const { draft, approval, sent, signed, answerApproval, answered, sentBack } = RECOMMENDATION_STATE

interface Described {
  /** As docs/workflow.md counts it. */
  readonly code: string
  readonly name: string
  readonly button: string
  /** Whose act it is: of whoever has written it, or of whom it is for. */
  readonly side: 'sender' | 'addressee'
  readonly from: readonly RecommendationState[]
}

/** What may be done with a recommendation, in the order of its buttons. */
export const RECOMMENDATION_ACTIONS = {
  rewrite: { code: 'S21', name: '修改送审', button: WRITES, side: 'sender', from: [draft] },
  agree: { code: 'S22', name: '同意发出', button: AGREES, side: 'sender', from: [approval] },
  sendBack: { code: 'S23', name: '退回修改', button: AGREES, side: 'sender', from: [approval] },
  withdraw: { code: 'S24', name: '撤回', button: WRITES, side: 'sender', from: [draft, approval] },
  sign: { code: 'S25', name: '签收', button: ANSWERS, side: 'addressee', from: [sent] },
  answer: { code: 'S26', name: '反馈', button: ANSWERS, side: 'addressee', from: [signed, sentBack] },
  agreeAnswer: { code: 'S27', name: '同意反馈', button: AGREES, side: 'addressee', from: [answerApproval] },
  returnAnswer: { code: 'S28', name: '退回重写', button: AGREES, side: 'addressee', from: [answerApproval] },
  accept: { code: 'S29', name: '认定办结', button: WRITES, side: 'sender', from: [answered] },
  askAgain: { code: 'S30', name: '退回补充', button: WRITES, side: 'sender', from: [answered] },
} as const satisfies Record<string, Described>

export type RecommendationAction = keyof typeof RECOMMENDATION_ACTIONS

/** What a region does to an organisation in public or face to face: it is recorded, and nobody has to do anything. */
export const SUPERVISION_EVENTS = {
  '1': '通报',
  '2': '约谈',
  '3': '挂牌督办',
} as const

export type SupervisionEventKind = keyof typeof SUPERVISION_EVENTS

export const SUPERVISION_EVENT_TEXTS = {
  noKind: '请选择种类',
  noReceiver: '请选择对象单位',
  noDay: '请填写日期',
  notYet: '日期不能晚于今天',
  shortText: '请填写事由和要求（10至1000字）',
  noDocument: '请填写文件号',
  walled: '限知信访件不能登记通报、约谈、挂牌',
  noSubject: '请填写信访件编号或者督办单',
} as const
