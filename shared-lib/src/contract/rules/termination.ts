/** States of a filing that asks for a matter to be terminated, as rows carry them. */
export const TERMINATION_STATE = {
  draft: '0',
  inReview: '1',
  supplement: '2',
  recognised: '3',
  refused: '4',
  withdrawn: '5',
  approval: '6',
  undone: '7',
} as const

export type TerminationState = (typeof TERMINATION_STATE)[keyof typeof TERMINATION_STATE]

export const TERMINATION_STATES: Readonly<Record<TerminationState, string>> = {
  '0': '拟稿',
  '1': '逐级审核',
  '2': '补充材料',
  '3': '认定',
  '4': '不予认定',
  '5': '撤回',
  '6': '送审',
  '7': '撤销认定',
}

/** Why a matter is at its end. */
export const TERMINATION_GROUNDS = {
  reReviewed: '已经复核',
  noReview: '逾期未申请复查',
  noReReview: '逾期未申请复核',
} as const

export type TerminationGround = keyof typeof TERMINATION_GROUNDS

/** What a filing rests on, in the order in which it came about. */
export const REQUIRED_PAPERS = [
  ['acceptance', '受理告知书'],
  ['opinion', '处理意见书'],
  ['opinionDelivery', '处理意见书送达凭证'],
  ['review', '复查意见书'],
  ['reviewDelivery', '复查意见书送达凭证'],
  ['reReview', '复核意见书'],
  ['reReviewDelivery', '复核意见书送达凭证'],
  ['help', '听证或者救助帮扶记录'],
  ['leaderCase', '领导包案记录'],
] as const

export type PaperKind = (typeof REQUIRED_PAPERS)[number][0]

/** Whether a paper is there, was supplied or explained by the applicant, or lacks. */
export const PAPER_STATES = { there: '有', supplied: '已说明', missing: '缺' } as const

export type PaperState = keyof typeof PAPER_STATES

/** How a level has decided. */
export const LEVEL_RESULTS = {
  '': '审核中',
  pass: '审核通过',
  back: '退回补充',
  recognise: '认定',
  refuse: '不予认定',
  withdrawn: '已撤回',
} as const

export const TERMINATION_TEXTS = {
  walled: '限知信访件不适用终结',
  notOurs: '本单位未办理该信访件，请由办理单位申报',
  notOver: '该事项未经复核，且申请复查、复核的期限未满或者没有送达记录，不能申报终结',
  underReview: '该事项正在复查复核，不能申报终结',
  underWay: '该事项正在申报终结，请勿重复申报',
  terminated: '该事项已终结',
  locked: '该事项已终结，应当不再受理；确有新的事实的，请部门负责人先认定',
  notTerminated: '该事项没有终结，无需认定',
  shortFacts: '请说明新的事实和理由（20至1000字）',
  emptyPaper: '请上传材料或者填写说明',
  isLast: '本级为终审，请认定或者不予认定',
  isNotLast: '须由上级信访部门认定',
  notApplicant: '只有申报单位可以撤回',
} as const

export const lacking = (papers: readonly string[]): string => `材料不全，缺：${papers.join('、')}，请补充或者说明`

export const inHands = (petitionNo: string): string => `该事项的信访件${petitionNo}正在办理，请先办结`
