/** The six lamps of a time limit, worst last but for the closed. */
export type Lamp = 'green' | 'none' | 'yellow' | 'orange' | 'red' | 'grey'

/** Days left at which a lamp changes, as an office has set them. */
export interface LampThresholds {
  /** Yellow from here down; orange from a third of it, rounded up. */
  warn: number
  /** Green above this. */
  safe: number
}

/** The lamp of an open limit with so many days left; negative means overdue. */
export function lampOf(remainingDays: number, { warn, safe }: LampThresholds): Lamp {
  if (remainingDays < 0) return 'red'
  if (remainingDays <= Math.ceil(warn / 3)) return 'orange'
  if (remainingDays <= warn) return 'yellow'
  return remainingDays > safe ? 'green' : 'none'
}
