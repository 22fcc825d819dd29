const MONTHS = 12
const YEAR = 12

/** The months before that of a day, the last first: YYYY-MM. */
export function monthsBefore(day: string): string[] {
  const month = Number(day.slice(0, 4)) * YEAR + Number(day.slice(5, 7)) - 1
  return Array.from({ length: MONTHS }, (_, at) => nameOf(month - at - 1))
}

const nameOf = (month: number): string => `${Math.floor(month / YEAR)}-${String((month % YEAR) + 1).padStart(2, '0')}`
