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
  noCallbackDay: '回访日期应在办结之日至今日之间',
  noWay: '请选择回访方式',
  noSatisfaction: '请选择信访人是否满意',
  noComplaint: '信访人不满意的，请填写其反映的情况',
} as const

/** How petitioners are called back while a closing is checked. */
export const CALLBACK_WAYS = { phone: '电话回访', visit: '上门走访', meeting: '当面约谈' } as const

/** Why a closed petition is checked. */
export const SELECT_REASONS: Readonly<Record<string, string>> = {
  dissatisfied: '评价不满意',
  sample: '随机抽取',
  supervised: '督办件',
  leaderCase: '领导批示件',
  overdue: '超期件',
  chosen: '人工抽取',
}

/** DM_BLFS: why a letter is kept for reference alone. */
export const FILING_REASONS = ['080100', '080200', '080300', '080400'] as const
