/** A visit to an office: a ticket, or whoever came together without one. */
interface Visit {
  readonly personCount: number
}

/** 批次 are visits, 人次 the people who came. */
export interface VisitFigures {
  readonly batches: number
  readonly persons: number
}

export const visitFigures = (visits: readonly Visit[]): VisitFigures => ({
  batches: visits.length,
  persons: visits.reduce((sum, { personCount }) => sum + personCount, 0),
})

/** The figures of some visits as every screen says them. */
export function visitWords(visits: readonly Visit[]): string {
  const { batches, persons } = visitFigures(visits)
  return `${batches}批${persons}人次`
}

const MINUTE_MS = 60_000

interface Called {
  readonly issuedAt: string
  readonly calledAt: string | null
}

/** Minutes for which those who were called today had waited, on average; undefined while nobody was. */
export function usualWait(tickets: readonly Called[]): number | undefined {
  const waits = tickets.flatMap(({ issuedAt, calledAt }) =>
    calledAt ? [Date.parse(calledAt) - Date.parse(issuedAt)] : [],
  )
  if (waits.length === 0) return undefined
  return Math.round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length / MINUTE_MS)
}
