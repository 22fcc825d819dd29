/** What a registrar decides of a petition that may be about the same. */
export const DUPLICATE_DECISIONS = {
  same: '同一事项（重件）',
  new: '新事项（初件）',
  copy: '重复投递',
  unsure: '不确定',
} as const

export type DuplicateDecision = keyof typeof DUPLICATE_DECISIONS

export const DECIDE_FIRST = '请先对疑似重复信访件作出判断'
export const SHOWN_FROM_SCORE = 60
export const MAX_NAME = 50
