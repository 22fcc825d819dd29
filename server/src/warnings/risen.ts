import { type ClockType, getClockType } from '../clocks/types'
import { clockLamp } from './clock-lamp'
import type { DaysOf } from './days-of-regions'
import type { DueClock } from './due-clocks'
import { isWorse, type Level, levelOf } from './levels'

/** A clock that has come to a worse level than people were told of. */
export interface Risen extends Omit<DueClock, 'type'> {
  readonly type: ClockType
  readonly level: Level
  readonly remainingDays: number
}

/** Those clocks that have. One whose lamp has become better, as after an extension, tells nothing. */
export async function risenClocks(clocks: readonly DueClock[], daysOf: DaysOf, now: Date): Promise<Risen[]> {
  const risen: Risen[] = []
  for (const clock of clocks) {
    const type = getClockType(clock.type)
    const { lamp, remainingDays } = clockLamp({ ...clock, type, closedAt: null }, await daysOf(clock.regionCode), now)
    const level = levelOf(lamp)
    if (remainingDays !== null && isWorse(level, clock.told)) risen.push({ ...clock, type, level, remainingDays })
  }
  return risen
}
