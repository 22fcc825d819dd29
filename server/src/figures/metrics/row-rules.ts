import { COUNTED_ROWS, type RowMetric } from '@portal/shared-lib/contract/rules/figures'
import type { Condition, CountedRows } from '../../petitions/record/counted-rows'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { countedRecommendations } from '../../recommendations/list'
import { countedReviews } from '../../reviews/list'
import { countedOrders } from '../../supervisions/list'

/** The lists beside that of petitions whose rows figures count, and the day by which a row belongs to a period. */
type RowList = (typeof COUNTED_ROWS)[RowMetric]

export const ROW_LISTS: Readonly<
  Record<RowList, { readonly day: string; readonly counted: (db: Db, caller: Caller, now: Date) => CountedRows }>
> = {
  reviews: { day: 'sqrq', counted: countedReviews },
  orders: { day: 'fcsj', counted: countedOrders },
  recommendations: { day: 'fcsj', counted: countedRecommendations },
}

/** How a figure counts rows: all that meet conditions, or how many of those that meet others. */
export interface RowRule {
  readonly list: RowList
  readonly where: readonly Condition[]
  readonly of?: readonly Condition[]
}

const condition = (field: string, operator: Condition['operator'], ...values: string[]): Condition => ({
  field,
  operator,
  values,
})

const DECIDED = condition('fcjl', 'filled')
const ANSWERED = condition('cnqk', 'filled')
/** 已办结, of an order. */
const ORDER_CLOSED = condition('dbzt', 'is', '6')

const CONDITIONS: Readonly<Record<RowMetric, Omit<RowRule, 'list'>>> = {
  reviews: { where: [condition('fclx', 'is', 'review')] },
  reReviews: { where: [condition('fclx', 'is', 'reReview')] },
  reviewsDecided: { where: [DECIDED] },
  reviewsChanged: { where: [condition('fcjl', 'is', '2', '3')], of: [DECIDED] },
  orders: { where: [] },
  ordersClosed: { where: [ORDER_CLOSED] },
  M20: { where: [] },
  M20f: { where: [ANSWERED] },
  M20r: { where: [condition('cnqk', 'is', 'full', 'part')], of: [ANSWERED] },
}

const count = (metric: RowMetric) =>
  ({
    base: 'mode',
    set: 'all',
    decimals: 0,
    rows: { list: COUNTED_ROWS[metric], ...CONDITIONS[metric] },
  }) as const
const share = (metric: RowMetric) => ({ ...count(metric), of: 'all', decimals: 1 }) as const

export const ROW_RULES = {
  reviews: count('reviews'),
  reReviews: count('reReviews'),
  reviewsDecided: count('reviewsDecided'),
  reviewsChanged: share('reviewsChanged'),
  orders: count('orders'),
  ordersClosed: count('ordersClosed'),
  M20: count('M20'),
  M20f: count('M20f'),
  M20r: share('M20r'),
} as const satisfies Record<RowMetric, unknown>
