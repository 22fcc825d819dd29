/** Reckons a number from how many there are of each value. */
export type Tell = (counts: ReadonlyMap<number, number>) => number | null

/** As `percentile_cont` does it. */
export function middle(share: number): Tell {
  return counts => {
    const values = [...counts].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b)
    const all = values.reduce((sum, [, count]) => sum + count, 0)
    if (all === 0) return null
    const place = share * (all - 1)
    const [below, above] = [valueAt(values, Math.floor(place)), valueAt(values, Math.ceil(place))]
    return below + (place - Math.floor(place)) * (above - below)
  }
}

function valueAt(values: readonly (readonly [value: number, count: number])[], place: number): number {
  let passed = 0
  for (const [value, count] of values) {
    passed += count
    if (place < passed) return value
  }
  throw new Error('The place lies behind the last')
}

export const greatest: Tell = counts => {
  const values = [...counts].filter(([, count]) => count > 0).map(([value]) => value)
  return values.length > 0 ? values.reduce((a, b) => Math.max(a, b)) : null
}
