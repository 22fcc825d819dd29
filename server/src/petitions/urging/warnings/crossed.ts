import { limitShown } from '../../clocks/lamps/lamps'
import { type ClockType, getClockType } from '../../clocks/types'
import type { DueClock } from './due-clocks'
import { isWorse, type Level, levelOf } from './levels'

/** A clock that has come to a worse level than people were told of. */
export interface Crossed extends Omit<DueClock, 'type'> {
  readonly type: ClockType
  readonly level: Level
  readonly remainingDays: number
}

/** Those clocks that have. One whose lamp has become better, as after an extension, tells nothing. */
export function crossedClocks(clocks: readonly DueClock[], now: Date): Crossed[] {
  return clocks.flatMap(clock => {
    const { lamp, remainingDays } = limitShown(clock.dueAt, clock, now)
    const level = levelOf(lamp)
    const hasCrossed = remainingDays !== null && isWorse(level, clock.told)
    return hasCrossed ? [{ ...clock, type: getClockType(clock.type), level, remainingDays }] : []
  })
}
