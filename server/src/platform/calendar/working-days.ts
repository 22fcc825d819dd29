import { isWorkday } from 'chinese-days'

/**
 * Whether offices work on a day, where no database is at hand: statutory holidays and adjusted Saturdays and Sundays as
 * the State Council has announced them, carried by chinese-days. Limits go by the calendar that is stored.
 */
export const isWorkingDay = (day: string): boolean => isWorkday(day)
