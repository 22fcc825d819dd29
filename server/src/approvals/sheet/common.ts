/** More pairs than this are not compared: the middle of two such texts counts as replaced. */
const MOST_PAIRS = 4_000_000

export interface Pair {
  readonly before: number
  readonly after: number
}

/** The indices of a longest common subsequence of two lists, in order. */
export function commonPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const head = countEqual(before, after)
  const tail = countEqual(before.slice(head).reverse(), after.slice(head).reverse())
  const [beforeEnd, afterEnd] = [before.length - tail, after.length - tail]
  const middle = pairsBetween(before.slice(head, beforeEnd), after.slice(head, afterEnd))
  return [
    ...indices(head).map(at => ({ before: at, after: at })),
    ...middle.map(pair => ({ before: head + pair.before, after: head + pair.after })),
    ...indices(tail).map(at => ({ before: beforeEnd + at, after: afterEnd + at })),
  ]
}

const indices = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

function countEqual(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((item, at) => item !== b[at])
  return different < 0 ? a.length : different
}

function pairsBetween(before: readonly string[], after: readonly string[]): Pair[] {
  if (before.length * after.length > MOST_PAIRS) return []
  const lengths = lengthsOf(before, after)
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const pairs: Pair[] = []
  for (let [row, column] = [0, 0]; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) pairs.push({ before: row++, after: column++ })
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return pairs
}

/** At [i][j]: how long the longest common subsequence of the ends from i and from j is. */
function lengthsOf(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let row = before.length - 1; row >= 0; row--) {
    const [current = new Uint16Array(), below = new Uint16Array()] = [lengths[row], lengths[row + 1]]
    for (let column = after.length - 1; column >= 0; column--) {
      const [right = 0, down = 0, across = 0] = [current[column + 1], below[column], below[column + 1]]
      current[column] = before[row] === after[column] ? across + 1 : Math.max(right, down)
    }
  }
  return lengths
}
