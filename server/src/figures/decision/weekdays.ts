import { rounded, sum } from '../numbers'

const WEEK_DAYS = 7
/** Weeks whose same weekday is averaged, and weeks in which that is tried. */
const WEEKS_KNOWN = 8
const WEEKS_TRIED = 4
/** Days that must be known before anything is said of those to come. */
export const FORECAST_HISTORY_DAYS = (WEEKS_KNOWN + WEEKS_TRIED) * WEEK_DAYS
/** Share of the days tried that lay within the band. */
const BAND = 0.8
/** Fewer petitions a day are chance. */
const FEWEST_A_DAY = 1

interface Ahead {
  readonly days: readonly { readonly value: number; readonly low: number; readonly high: number }[]
  readonly meanError: number
  /** Of all that came; null where nothing did. */
  readonly errorShare: number | null
}

/**
 * Seven days ahead: the mean of the same weekday in the last eight weeks. The same is done for each of the last 28 days from
 * what was known a week before it; by how much that was wrong is the error, and four of five such errors make the band.
 *
 * @param history petitions by day, the last is yesterday
 */
export function forecastWeek(history: readonly number[]): Ahead | null {
  if (history.length < FORECAST_HISTORY_DAYS) return null
  const known = history.slice(-FORECAST_HISTORY_DAYS)
  if (sum(known) < FEWEST_A_DAY * known.length) return null
  const tried = known.length - WEEKS_TRIED * WEEK_DAYS
  const errors = known.slice(tried).map((came, at) => Math.abs(came - meanBefore(known, tried + at)))
  const width = errors.toSorted((one, other) => one - other)[Math.ceil(errors.length * BAND) - 1] ?? 0
  const came = sum(known.slice(tried))
  return {
    days: Array.from({ length: WEEK_DAYS }, (_, at) => {
      const value = meanBefore(known, known.length + at)
      return { value: rounded(value), low: rounded(Math.max(0, value - width)), high: rounded(value + width) }
    }),
    meanError: rounded(sum(errors) / errors.length),
    errorShare: came === 0 ? null : rounded((sum(errors) / came) * 100),
  }
}

/** The mean of the same weekday in the eight weeks before a day. */
const meanBefore = (history: readonly number[], at: number): number =>
  sum(Array.from({ length: WEEKS_KNOWN }, (_, week) => history[at - (week + 1) * WEEK_DAYS] ?? 0)) / WEEKS_KNOWN
