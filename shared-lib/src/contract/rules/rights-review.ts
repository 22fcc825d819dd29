/** Reviews of a page. */
export const REVIEWS_PAGE = 30

/** How the review of an organisation stands. */
export const REVIEW_STATES = ['open', 'signed', 'closed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_STATE_NAMES: Readonly<Record<ReviewState, string>> = {
  open: '复核中',
  /** By the security officer; the auditor is still to sign. */
  signed: '待审计签署',
  closed: '已完成',
}

/** What is decided of a row. */
export const DECISIONS = ['keep', 'remove'] as const

export const REVIEW_TEXTS = {
  rows: '请选择要复核的角色',
  reason: '收回角色须填写理由，且不能超过200个字',
  self: '本人的角色由另一名管理员复核',
  notCompetent: '该角色由安全保密管理员复核',
  signed: '该复核已签署，不能再修改',
  rowGone: '复核内容已变化，请刷新后查看',
  noRemoval: '所选角色没有待同意的收回，请刷新后查看',
  undecided: (count: number) => `还有${count}个角色未复核或收回待同意，不能签署`,
  notYours: '复核由安全保密管理员签署后，再由安全审计员签署',
  altered: '复核内容与签署时不一致，不能签署，请立即核查',
  returnReason: '请填写退回理由，且不能超过200个字',
  auditorReturns: '已签署的复核由安全审计员退回',
  notSigned: '该复核尚未由安全保密管理员签署，不能退回',
  signedAlready: '该复核已由双方签署',
} as const
