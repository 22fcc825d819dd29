/** What each time limit is for. */
const PURPOSES = {
  K01: '分办',
  K02: '签收',
  K03: '提出异议',
  K04: '受理告知',
  K05: '办结',
  K06: '延期',
  K07: '交办反馈',
  K08: '简易办理',
  K09: '申请复查',
  K10: '复查办理',
  K11: '申请复核',
  K12: '复核办理',
  K13: '评价',
  K14: '督办反馈',
  K15: '催办回复',
  K16: '建议反馈',
  K17: '重大紧急报告',
  K18: '补正',
  K19: '复查复核受理决定',
  K20: '核查整改',
  K21: '协办',
  K22: '调卷',
  K23: '终结审核',
  K24: '公文签收',
  K25: '紧急公文签收',
} as const

export type LimitType = keyof typeof PURPOSES

export const LIMIT_TYPES = Object.keys(PURPOSES) as LimitType[]

export const purposeOf = (type: LimitType): string => PURPOSES[type]

/** What a limit is called in messages, in the case and in forms alike. */
export const limitName = (type: LimitType): string => `${PURPOSES[type]}期限`
