/** Office time. Dates are shown and reckoned at +08:00 wherever the browser stands. */
const OFFSET_MINUTES = 8 * 60
const MINUTE = 60_000

/** `YYYY-MM-DD HH:mm:ss` at +08:00. */
export const formatDateTime = (instant: Date) => atOffice(instant).toISOString().slice(0, 19).replace('T', ' ')

/** `YYYY-MM-DD` at +08:00. */
export const formatDay = (instant: Date) => formatDateTime(instant).slice(0, 10)

/** The greeting of the hour at +08:00: morning to 10, noon to 14, afternoon to 18, evening after. */
export function greeting(instant: Date): string {
  const hour = atOffice(instant).getUTCHours()
  if (hour < 10) return '早上好'
  if (hour < 14) return '中午好'
  return hour < 18 ? '下午好' : '晚上好'
}

/** What remains of a limit, in words; undefined where there is none. */
export function remainingWords(days: number | null): string {
  if (days === null) return '—'
  if (days < 0) return `超期${-days}天`
  return days === 0 ? '今日到期' : `剩${days}天`
}

const atOffice = (instant: Date) => new Date(instant.getTime() + OFFSET_MINUTES * MINUTE)
