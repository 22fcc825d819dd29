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
