/** Why somebody who does not handle a petition may want to read personal data in full. */
export const REVEAL_REASONS = {
  contact: '联系信访人',
  identity: '核实信访人身份',
  document: '制作或送达文书',
  duplicate: '核对重复信访',
  other: '其他',
} as const

/** What can be read in full. */
export const PERSONAL_FIELDS = {
  petitioner: '姓名',
  idCard: '证件号码',
  mobile: '手机号码',
  address: '住址',
} as const

/** How much of a reason is typed in. */
export const REVEAL_TEXT = { min: 4, max: 200 }
