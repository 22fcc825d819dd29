/** Texts about closing a petition and what comes after, the same in the form and at the server. */
export const CLOSING_TEXTS = {
  noKind: '请选择办结类型和三到位一处理情况',
  noRating: '请选择评价结果',
  noChannel: '请选择评价渠道',
  noCause: '请选择不满意原因',
  unscored: '请完成全部核查项目',
  noFinding: '请填写核查发现的问题',
  noResult: '请选择核查结论',
  shortProof: '请填写不少于10个字的整改情况',
  noGround: '请选择重新办理的依据',
  shortReason: '请填写不少于10个字的理由',
} as const

/** DM_BLFS: why a letter is kept for reference alone. */
export const FILING_REASONS = ['080100', '080200', '080300', '080400'] as const
