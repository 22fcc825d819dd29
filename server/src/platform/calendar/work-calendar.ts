/** Working day, rest day, statutory holiday, Saturday or Sunday worked in exchange. */
export type DayKind = 'W' | 'R' | 'H' | 'A'

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly kind: DayKind
  /** Of the holiday, for a day off or one worked in exchange. */
  readonly name: string
}

/** Which days offices work on. */
export interface WorkCalendar {
  isWorkingDay(day: string): boolean
  kindOf(day: string): DayKind
  /** Name of the holiday that makes a day what it is; empty for plain working days and weekends. */
  nameOf(day: string): string
  /** Whether the year's holidays are known. Of other years only the weekends are. */
  knows(year: number): boolean
}

/** The calendar of the days given; a day that is not among them is a working day unless it is a Saturday or Sunday. */
export function workCalendar(days: readonly CalendarDay[], years: readonly number[]): WorkCalendar {
  const known = new Map(days.map(day => [day.day, day]))
  const kindOf = (day: string): DayKind => known.get(day)?.kind ?? weekdayKind(day)
  return {
    kindOf,
    isWorkingDay: day => kindOf(day) === 'W' || kindOf(day) === 'A',
    nameOf: day => known.get(day)?.name ?? '',
    knows: year => years.includes(year),
  }
}

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** What a day is where no holiday is known. */
export const weekdayKind = (day: string): DayKind => (isWeekend(day) ? 'R' : 'W')

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
