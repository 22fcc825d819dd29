import { periodAround, stepped } from '../../reports/periods'

const MONTHS = 12

/** The months before that of a day, the last first: YYYY-MM. */
export function monthsBefore(day: string): string[] {
  const month = periodAround('month', day)
  return Array.from({ length: MONTHS }, (_, at) => stepped('month', month, -at - 1).from.slice(0, 'YYYY-MM'.length))
}
