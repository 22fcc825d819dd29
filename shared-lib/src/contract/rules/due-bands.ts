/** To-dos by the days that are left: overdue, due today, in 1–3 days, in 4–7, later, without a limit. */
export const DUE_BANDS = ['overdue', 'today', 'days3', 'days7', 'later', 'none'] as const

export type DueBand = (typeof DUE_BANDS)[number]

/** How they are called. */
export const DUE_BAND_NAMES: Readonly<Record<DueBand, string>> = {
  overdue: '超期',
  today: '今天到期',
  days3: '1–3天',
  days7: '4–7天',
  later: '8天以上',
  none: '无期限',
}
