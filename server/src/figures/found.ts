import type { Branch } from './branches'
import type { Figures } from './cells'
import type { Parts } from './kept/standing'
import type { Pass } from './passes'

/** As the row of all is called; no key is empty of letters and begins so. */
export const TOTAL = '\u0000'

/** Figures by key of row. */
export type Found = ReadonlyMap<string, Figures>

type Counts = Map<string, number>

/** Numbers of branches, put together by rows. */
export class Finding {
  readonly found = new Map<string, Record<string, number | null>>()
  readonly #spreads = new Map<Pass, Map<string, Counts>>()

  /** What adds up is nothing in the row of all until something is found. */
  constructor(branches: readonly Branch[]) {
    const passes = branches.map(({ pass }) => pass).filter(({ addsUp, spread }) => addsUp && !spread)
    const names = passes.flatMap(({ aggregates }) => aggregates.map(({ name }) => name))
    this.found.set(TOTAL, Object.fromEntries(names.map(name => [name, 0])))
  }

  /** Numbers as they are. */
  set({ aggregates }: Pass, parts: Iterable<{ key: string | null; numbers: readonly (number | null)[] }>): void {
    for (const { key, numbers } of parts)
      for (const [at, { name }] of aggregates.entries()) this.#rowOf(key ?? TOTAL)[name] = numbers[at] ?? null
  }

  /** Each fact is in one row, so that all rows add up to all. */
  add({ pass, grain }: Branch, parts: Parts): void {
    for (const { key, place, value, numbers } of parts.values()) {
      if (!numbers[0] || !grain.has(place)) continue
      const own = grain.keyOf(key, place)
      for (const row of own === null ? [TOTAL] : [TOTAL, own])
        if (pass.spread) this.#count(pass, row, value ?? '', numbers[0])
        else this.#add(pass, row, numbers)
    }
  }

  #add({ aggregates }: Pass, key: string, [, ...numbers]: readonly number[]): void {
    const row = this.#rowOf(key)
    for (const [at, { name }] of aggregates.entries()) row[name] = (row[name] ?? 0) + (numbers[at] ?? 0)
  }

  #count(pass: Pass, key: string, value: string, facts: number): void {
    const rows = this.#spreads.get(pass) ?? new Map<string, Counts>()
    const counts = rows.get(key) ?? new Map<string, number>()
    this.#spreads.set(pass, rows)
    rows.set(key, counts)
    counts.set(value, (counts.get(value) ?? 0) + facts)
  }

  /** What values and their counts tell. */
  end(): Found {
    for (const [{ aggregates, spread }, rows] of this.#spreads)
      for (const [key, counts] of rows)
        for (const { name } of aggregates) this.#rowOf(key)[name] = spread?.tell(counts) ?? null
    return this.found
  }

  #rowOf(key: string): Record<string, number | null> {
    const row = this.found.get(key) ?? {}
    this.found.set(key, row)
    return row
  }
}
