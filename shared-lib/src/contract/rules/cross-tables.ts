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
