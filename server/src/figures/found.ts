import type { Figures } from './cells'
import type { Piece } from './kept/pieces'
import type { Parts } from './kept/standing'
import type { SumPass, WholePass } from './passes'
import type { Reading } from './readings'

/** As the row of all is called; no key is empty of letters and begins so. */
export const TOTAL = '\u0000'

/** Figures by key of row. */
export type Found = ReadonlyMap<string, Figures>

type Counts = Map<string, number>

/** How many facts of a piece have each value, by rows. */
interface Spread {
  readonly pass: SumPass
  readonly targets: Piece['targets']
  readonly rows: Map<string, Counts>
}

/** Numbers of all that was read, put together by rows. */
export class Finding {
  readonly found = new Map<string, Record<string, number | null>>()
  readonly #spreads = new Map<SumPass, Map<string, Spread>>()

  /** What adds up is nothing in the row of all until something is found. */
  constructor(readings: readonly Reading[]) {
    const targets = readings.filter(({ pass }) => !pass.by).flatMap(({ pieces }) => pieces.flatMap(one => one.targets))
    this.found.set(TOTAL, Object.fromEntries(targets.map(({ name }) => [name, 0])))
  }

  /** Numbers as they are. */
  set({ aggregates }: WholePass, rows: Iterable<{ key: string | null; figures: readonly (number | null)[] }>): void {
    for (const { key, figures } of rows)
      for (const [at, { name }] of aggregates.entries()) this.#rowOf(key ?? TOTAL)[name] = figures[at] ?? null
  }

  /** Each fact is in one row, so that all rows add up to all. */
  add({ pass, grain }: Reading, piece: Piece, parts: Parts): void {
    const counts = pass.by && this.#spreadOf(pass, piece)
    for (const { key, place, value, numbers } of parts.values()) {
      if (!numbers[0] || !grain.has(place)) continue
      const own = grain.keyOf(key, place)
      for (const row of own === null ? [TOTAL] : [TOTAL, own])
        if (counts) count(counts, row, value ?? '', numbers[0])
        else this.#add(piece, row, numbers)
    }
  }

  #add({ targets }: Piece, key: string, [, ...numbers]: readonly number[]): void {
    const row = this.#rowOf(key)
    for (const { at, name } of targets) row[name] = (row[name] ?? 0) + (numbers[at] ?? 0)
  }

  #spreadOf(pass: SumPass, { name, targets }: Piece): Spread {
    const ofPass = this.#spreads.get(pass) ?? new Map<string, Spread>()
    const spread = ofPass.get(name) ?? { pass, targets, rows: new Map() }
    this.#spreads.set(pass, ofPass)
    ofPass.set(name, spread)
    return spread
  }

  /** What values and their counts tell. */
  end(): Found {
    for (const { pass, targets, rows } of [...this.#spreads.values()].flatMap(ofPass => [...ofPass.values()]))
      for (const [key, counts] of rows)
        for (const { at, name } of targets) this.#rowOf(key)[name] = pass.aggregates[at]?.tell?.(counts) ?? null
    return this.found
  }

  #rowOf(key: string): Record<string, number | null> {
    const row = this.found.get(key) ?? {}
    this.found.set(key, row)
    return row
  }
}

function count({ rows }: Spread, key: string, value: string, facts: number): void {
  const counts = rows.get(key) ?? new Map<string, number>()
  rows.set(key, counts)
  counts.set(value, (counts.get(value) ?? 0) + facts)
}
