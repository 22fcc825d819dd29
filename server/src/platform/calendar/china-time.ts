export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** China keeps +08:00 all year; days and limits are China's wherever the server runs. */
const OFFSET_MS = 8 * HOUR_MS

/** Day at +08:00, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => shifted(at).slice(0, 10)

/** Date and time at +08:00, `YYYY-MM-DD HH:mm:ss`. */
export const dateTimeOf = (at: Date): string => shifted(at).slice(0, 19).replace('T', ' ')

/** The instant of a date and time at +08:00, `YYYY-MM-DD HH:mm:ss`; undefined where there is no such time. */
export function instantOf(dateTime: string): Date | undefined {
  const at = new Date(`${dateTime.replace(' ', 'T')}+08:00`)
  return !Number.isNaN(at.getTime()) && dateTimeOf(at) === dateTime ? at : undefined
}

export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** The last whole second before 24:00. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+08:00`)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

const shifted = (at: Date): string => new Date(at.getTime() + OFFSET_MS).toISOString()
