/** By what a free table is divided. */
export const DIMENSIONS = {
  region: '地区',
  channel: '信访形式',
  purpose: '信访目的',
  category: '内容分类',
  level: '登记机构级别',
  month: '月份',
  registering: '登记机构',
  unit: '责任单位',
} as const
export type DimensionName = keyof typeof DIMENSIONS
export const DIMENSION_IDS = Object.keys(DIMENSIONS) as DimensionName[]

/** So many of each a table takes. */
export const CROSS_LIMITS = { rows: 2, columns: 2, metrics: 4 } as const
/** So many figures one table has at most. */
export const MOST_CELLS = 6000

/** With whom a saved table is shared; each counts it with the own rights. */
export const SHARING = { own: '仅本人', office: '本单位', all: '有本页面的人' } as const
export type Sharing = keyof typeof SHARING

/** On which days a saved table is sent by mail. */
export const SCHEDULES = { day: '每天', week: '每周', month: '每月' } as const
export type Every = keyof typeof SCHEDULES
export const WEEKDAYS = ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'] as const
/** The last day that may be chosen of each; a later one is not in every month. */
export const LAST_DAYS = { day: 1, week: WEEKDAYS.length, month: 28 } as const satisfies Record<Every, number>
/** So many tables one person has sent, to so many others each. */
export const SCHEDULE_LIMITS = { tables: 20, receivers: 30 } as const

export const SCHEDULE_TEXTS = {
  noDay: '请选择发送日',
  tooManyReceivers: `收件人不能超过${SCHEDULE_LIMITS.receivers}人`,
} as const

/** Like 每天, 每周星期一 or 每月5日. */
export function scheduleName(every: Every, day: number): string {
  const on = { day: '', week: WEEKDAYS[day - 1] ?? '', month: `${day}日` }
  return SCHEDULES[every] + on[every]
}
