/** What is asked for: of an opinion, or of a decision on it. */
export const REVIEW_KINDS = { review: '复查', reReview: '复核' } as const

export type ReviewKind = keyof typeof REVIEW_KINDS

/** States of a review, as rows carry them. */
export const REVIEW_STATE = {
  toDecide: '1',
  supplement: '2',
  refused: '3',
  inHand: '4',
  hearing: '5',
  approval: '6',
  decided: '7',
  closed: '8',
  withdrawn: '9',
} as const

export type ReviewState = (typeof REVIEW_STATE)[keyof typeof REVIEW_STATE]

export const REVIEW_STATES: Readonly<Record<ReviewState, string>> = {
  '1': '待受理决定',
  '2': '补正',
  '3': '不予受理',
  '4': '已受理办理中',
  '5': '听证',
  '6': '送审',
  '7': '意见书已出待送达',
  '8': '办结',
  '9': '撤回',
}

/** What a decision comes to. */
export const CONCLUSIONS = { uphold: '1', change: '2', revoke: '3', terminate: '4' } as const

export const CONCLUSION_NAMES = [
  ['1', '维持'],
  ['2', '变更'],
  ['3', '撤销并责令重办'],
  ['4', '终止'],
] as const

export const REFUSAL_REASONS = [
  ['1', '超过申请期限且无正当理由'],
  ['2', '已经或者依法应当通过诉讼、仲裁、行政复议等途径解决'],
  ['3', '不属于本机关复查复核范围'],
  ['4', '没有处理意见或者复查意见'],
  ['5', '其他'],
] as const

export const WAYS = [
  ['letter', '来信'],
  ['visit', '来访'],
  ['online', '网上'],
] as const

export const nameOf = (options: readonly (readonly [string, string])[], value: string): string =>
  options.find(([each]) => each === value)?.[1] ?? value

/** Days between the notice of a hearing and the hearing, at least. */
export const HEARING_NOTICE_DAYS = 7

export const REVIEW_TEXTS = {
  late: '已超过复查申请期限',
  lateAgain: '已超过复核申请期限',
  noDecider: '请选择作出原处理意见的单位',
  futureIssue: '出具日期不能晚于今天',
  keptHere: '原承办单位未接入本系统，请线下调取案卷后上传',
  noOpinion: '没有已送达的处理意见，不能申请复查',
  noDecision: '没有已送达的复查意见，不能申请复核',
  underWay: '该处理意见正在复查复核，请勿重复登记',
  recusal: '原承办人不能办理本件的复查复核，请转办他人',
  notOpen: '信访件已重新办理，不能作出复查复核意见',
  shortNotice: '听证应在举行7日前通知',
  wrongApplicants: '请选择送达过处理意见的信访人',
  wrongReceiptDay: '收到申请日期应在送达之日至今日之间',
  notHere: '该案卷不在本单位，请由原承办单位报送',
  requested: '已向该单位调卷，请等待报送',
  noOutcome: '变更的，请选择变更后的结论类型',
  tooEarlyToDecide: '案卷尚未报送，不能作出复查复核意见',
} as const
