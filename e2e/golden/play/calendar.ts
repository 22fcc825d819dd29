const CHINA_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** `YYYY-MM-DD` of a day so many days from today, in China. */
export const dayAfter = (days: number): string =>
  new Date(Date.now() + CHINA_MS + days * DAY_MS).toISOString().slice(0, 10)
