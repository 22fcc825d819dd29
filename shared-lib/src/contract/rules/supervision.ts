/** States of an order, as rows carry them: of one that was sent, the least advanced of its addressees. */
export const SUPERVISION_STATE = {
  draft: '0',
  approval: '1',
  toSign: '2',
  toAnswer: '3',
  toJudge: '4',
  toSupply: '5',
  closed: '6',
  withdrawn: '7',
} as const

export type SupervisionState = (typeof SUPERVISION_STATE)[keyof typeof SUPERVISION_STATE]

export const SUPERVISION_STATES: Readonly<Record<SupervisionState, string>> = {
  '0': '拟稿',
  '1': '待审批',
  '2': '已发出待签收',
  '3': '已签收待反馈',
  '4': '已反馈待认定',
  '5': '退回补充',
  '6': '已办结',
  '7': '已撤回',
}

/** States of one whom an order is sent to. */
export const ADDRESSEE_STATE = {
  draft: '0',
  /** Its own leaders are asked. */
  approval: '1',
  toSign: '2',
  toAnswer: '3',
  toJudge: '4',
  toSupply: '5',
  closed: '6',
  returnAsked: '8',
  returned: '9',
} as const

export type AddresseeState = (typeof ADDRESSEE_STATE)[keyof typeof ADDRESSEE_STATE]

export const ADDRESSEE_STATES: Readonly<Record<AddresseeState, string>> = {
  '0': '未发出',
  '1': '送审',
  '2': '待签收',
  '3': '待反馈',
  '4': '待认定',
  '5': '退回补充',
  '6': '已办结',
  '8': '退回待确认',
  '9': '已退回',
}

/** What an order comes to. */
export const SUPERVISION_CONCLUSIONS = [
  ['1', '已整改'],
  ['2', '整改中'],
  ['3', '不成立'],
] as const

export type SupervisionConclusion = (typeof SUPERVISION_CONCLUSIONS)[number][0]

/** What an order came out of. */
export const SUPERVISION_ORIGINS = {
  own: '自行发起',
  suggestion: '督办建议',
  instruction: '领导批示',
  check: '办结核查',
} as const

export type SupervisionOrigin = keyof typeof SUPERVISION_ORIGINS

/** DM_DBQX: what a leader has instructed. */
export const INSTRUCTED_REASON = '15'

/** DM_DBQX, by why the system suggests it. */
export const SUGGESTED_REASONS: Readonly<Record<string, string>> = {
  overdue: '04',
  rejected: '10',
  noProgress: '10',
  notCarriedOut: '09',
  repeated: '13',
  urged: '12',
  proposed: '99',
}

/** Why an organisation can be sent an order. */
export const ADDRESSEE_PARTS = { lead: '主办单位', holder: '承办单位', watcher: '监督单位', below: '下级单位' } as const

export type AddresseePart = keyof typeof ADDRESSEE_PARTS

/** Petitions that hang on one topic, and whom one order is sent to, at most. */
export const MOST_PETITIONS = 100
export const MOST_ADDRESSEES = 30

/** By how many days the time for feedback may become longer, once. */
export const MOST_EXTENSION_DAYS = 15

/** Working days after sending within which an addressee may ask to return it. */
export const RETURN_WORKDAYS = 3

export const SUPERVISION_TEXTS = {
  noPetition: '请选择信访件，或者填写专题名称',
  noTitle: '多件督办请填写专题名称（2至100字）',
  noReason: '请选择督办情形',
  noWay: '请选择督办方式',
  noFacts: '请填写督办事由（10至2000字）',
  noAddressee: '请选择督办对象',
  wrongAddressee: '督办对象应为主办、承办或者监督该信访件的单位',
  ownOrganisation: '不能督办本单位',
  notInstructed: '没有领导批示，不能选择该督办情形',
  walled: '限知信访件只能单独督办',
  unregistered: '信访件尚未登记，不能督办',
  ended: '该信访件已作废或者并案，不能督办',
  settled: '该督办建议已处理，请刷新',
  onePetition: '单件督办不能更换信访件，请另行发起',
  notOffice: '只有发出督办的单位可以进行此项操作',
  notAddressee: '该督办件未发给本单位',
  pastFeedback: '要求反馈日期应晚于今天',
  lateReturn: '已超过3个工作日，不能申请退回',
  extended: '该单位的反馈期限已延长过一次',
  overdue: '反馈期限已届满，不能延期',
  askedBefore: '已申请过延期反馈，不能再次申请',
  notClosed: '信访件尚未办结，无需重新办理',
  urged: '已有催办等待回复，请勿重复催办',
  notSent: '督办件尚未发出，不能生成督办函',
  noLine: '请逐件填写办理情况（5至500字）',
  otherLine: '逐件办理情况只能填写该督办专题的信访件',
  notUrged: '该催办已回复，请刷新',
} as const
