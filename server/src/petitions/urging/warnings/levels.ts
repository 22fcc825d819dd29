import type { Lamp } from '@portal/shared-lib/contract/rules/lamp'

/** What people are told of, the worst last. */
const LEVELS = ['none', 'yellow', 'orange', 'red'] as const

export type Level = (typeof LEVELS)[number]

/** Who is told besides the handler. */
export interface Circle {
  readonly departmentLeaders: boolean
  readonly unitLeaders: boolean
  /** Who sent the step. */
  readonly sender: boolean
}

/** What a lamp tells people; green and grey tell nothing. */
export const levelOf = (lamp: Lamp): Level => LEVELS.find(level => level === lamp) ?? 'none'

export const isWorse = (level: Level, than: Level): boolean => LEVELS.indexOf(level) > LEVELS.indexOf(than)

/** The department's leaders from orange on; at red also the unit's and the sender. */
export const circleOf = (level: Level): Circle => ({
  departmentLeaders: level === 'orange' || level === 'red',
  unitLeaders: level === 'red',
  sender: level === 'red',
})
