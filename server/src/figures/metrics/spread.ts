/** Reckons a number from how many there are of each value, as it is written. */
export type Tell = (counts: ReadonlyMap<string, number>) => number | null

/** Values that there are. */
const valuesOf = (counts: ReadonlyMap<string, number>) => [...counts].filter(([, count]) => count > 0)
const sumOf = (values: readonly (readonly [value: unknown, count: number])[]) =>
  values.reduce((sum, [, count]) => sum + count, 0)

/** As `percentile_cont` does it. */
export function middle(share: number): Tell {
  return counts => {
    const values = valuesOf(counts)
      .map(([value, count]) => [Number(value), count] as const)
      .toSorted(([a], [b]) => a - b)
    const all = sumOf(values)
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
  const values = valuesOf(counts).map(([value]) => Number(value))
  return values.length > 0 ? values.reduce((a, b) => Math.max(a, b)) : null
}

/** How many there are of one value, on average. */
export const perKind: Tell = counts => {
  const values = valuesOf(counts)
  return values.length > 0 ? sumOf(values) / values.length : null
}
