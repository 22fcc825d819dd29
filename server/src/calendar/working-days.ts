import { isWorkday } from 'chinese-days'
import { addDays } from './china-time'

/**
 * Whether offices work on a day: statutory holidays and adjusted Saturdays and Sundays as the State Council has
 * announced them, carried by chinese-days. For a year not announced yet only weekends are known.
 */
export const isWorkingDay = (day: string): boolean => isWorkday(day)

/** The day itself where offices work on it, else the next one on which they do. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1))
}
