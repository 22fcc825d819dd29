import { rounded, sum } from '../numbers'

/** Weeks on each side, and petitions in all, below which nothing is compared. */
const FEWEST_WEEKS = 8
const FEWEST_PETITIONS = 20
const PERCENT = 100

interface Means {
  readonly before: number
  readonly after: number
  /** In percent; null where there was nothing before. */
  readonly change: number | null
}

/**
 * Petitions a week before and after a day, of each column of weeks. Null where either side has fewer than eight whole weeks,
 * or the first column has fewer than 20 petitions: a change would be chance.
 */
export function compareWeeks(
  before: readonly (readonly number[])[],
  after: readonly (readonly number[])[],
): Means[] | null {
  const columns = before[0]?.length ?? 0
  if (before.length < FEWEST_WEEKS || after.length < FEWEST_WEEKS) return null
  if (sum([...before, ...after].map(([first = 0]) => first)) < FEWEST_PETITIONS) return null
  return Array.from({ length: columns }, (_, at) => {
    const [was, is] = [before, after].map(weeks => sum(weeks.map(week => week[at] ?? 0)) / weeks.length)
    return meansOf(was ?? 0, is ?? 0)
  })
}

const meansOf = (before: number, after: number): Means => ({
  before: rounded(before),
  after: rounded(after),
  change: before === 0 ? null : rounded(((after - before) / before) * PERCENT),
})
