import { addDays } from '../../platform/calendar/china-time'
import type { SumPass } from '../passes'
import { lastDayOf, type Period } from '../periods'

/** A part of time of which numbers are kept, and where they are added: numbers by their places in the pass. */
export interface Piece {
  readonly name: string
  /** None: now. */
  readonly period: Period | undefined
  readonly targets: readonly { readonly at: number; readonly name: string }[]
}

/** The times of a pass as they are asked for. */
export const periodsOf = (pass: SumPass): Piece[] => pieced(pass, period => [period])

/** The same by months, and what is left at both ends: what several periods share is there once. */
export const monthsOf = (pass: SumPass): Piece[] => pieced(pass, monthsIn)

function pieced({ day, aggregates }: SumPass, partsOf: (period: Period) => readonly Period[]): Piece[] {
  const pieces = new Map<string, Piece & { readonly targets: Piece['targets'][number][] }>()
  for (const [at, { name, times }] of aggregates.entries())
    for (const { suffix, period } of times)
      for (const part of day ? partsOf(period) : [undefined]) {
        const key = part ? `${part.from} ${part.to}` : ''
        const piece = pieces.get(key) ?? { name: key, period: part, targets: [] }
        pieces.set(key, piece)
        piece.targets.push({ at, name: `${name}${suffix}` })
      }
  return [...pieces.values()]
}

export function monthsIn({ from, to }: Period): Period[] {
  const months: Period[] = []
  for (let first = from; first <= to; ) {
    const last = lastDayOf(first)
    months.push({ from: first, to: last < to ? last : to })
    first = addDays(last, 1)
  }
  return months
}
