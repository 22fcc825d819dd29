const DAYS_OF_WEEK = 7
const DAY_MS = 86_400_000

/** The days of a month `YYYY-MM` as a calendar has them, Mondays first; empty where another month's would be. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  const days = Array.from({ length: 31 }, (_, at) => new Date(first.getTime() + at * DAY_MS).toISOString().slice(0, 10))
  const cells = [...Array<string>(before).fill(''), ...days.filter(day => day.startsWith(month))]
  return Array.from({ length: Math.ceil(cells.length / DAYS_OF_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, at) => cells[week * DAYS_OF_WEEK + at] ?? ''),
  )
}
