import { dayOf, startOfDay } from '../../platform/calendar/china-time'

/** When something happened of which the day was told: now, where that is today. */
export const momentOn = (day: string, now: Date): Date => (day === dayOf(now) ? now : startOfDay(day))
