import { sql } from 'kysely'
import type { Dimension, Named } from './dimensions'

/** Between the keys of two; no key has it. */
const BETWEEN = '\u0001'

/** Dimensions as one: a row for each pair that is found, under both names. */
export function together([first, second]: readonly Dimension[]): Dimension {
  if (!first) throw new Error('Rows are told apart by something')
  if (!second) return first
  const parted = (key: string) => key.split(BETWEEN)
  return {
    key: sql`(${first.key})::text || ${BETWEEN} || (${second.key})::text`,
    conditionsOf: key => {
      const [a = '', b = ''] = parted(key)
      return [...first.conditionsOf(a), ...second.conditionsOf(b)]
    },
    names: async (db, found) => {
      const keysOf = (at: number) => [...new Set(found.map(key => parted(key)[at] ?? ''))]
      const [outer, inner] = await Promise.all([first.names(db, keysOf(0)), second.names(db, keysOf(1))])
      const known = new Set(found)
      return outer.flatMap(a => inner.map(b => pairOf(a, b)).filter(({ key }) => known.has(key)))
    },
  }
}

const pairOf = (a: Named, b: Named): Named => ({
  key: `${a.key}${BETWEEN}${b.key}`,
  name: `${a.name} / ${b.name}`,
  population: null,
})
