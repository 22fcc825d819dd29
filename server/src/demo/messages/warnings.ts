import { addDays, dayOf, daysBetween, startOfDay } from '../../platform/calendar/china-time'
import type { MessageType } from '../../post/messages/types'
import type { OfficePetition } from './petitions'

const HOUR_MS = 3_600_000
/** Warnings are sent at this hour, when the day's limits have been looked at. */
const HOUR = 8
/** Days before the limit on which the lamp turns yellow. */
const WARN_DAYS = 3
/** The newest are enough: of one type more than a page holds, of the other a few. */
const MOST = { near: 12, past: 4 }

interface Warning {
  readonly type: MessageType
  readonly text: string
  readonly at: Date
  readonly daysAgo: number
}

/** The newest warnings that the petitions' limits have led to before today. */
export function warningsOf(petitions: readonly OfficePetition[], today: string): Warning[] {
  const limits = petitions.flatMap(({ petitionNo, dueAt }) => (dueAt ? [{ petitionNo, due: dayOf(dueAt) }] : []))
  const near = limits.map(({ petitionNo, due }) =>
    warning(
      'acceptanceWarning',
      addDays(due, -WARN_DAYS),
      `信访件${petitionNo}距受理告知期限还剩${WARN_DAYS}天，请及时处理。`,
      today,
    ),
  )
  const past = limits.map(({ petitionNo, due }) =>
    warning('handlingWarning', addDays(due, 1), `信访件${petitionNo}已超期1天。`, today),
  )
  return [...newest(near, MOST.near), ...newest(past, MOST.past)]
}

const warning = (type: MessageType, day: string, text: string, today: string): Warning => ({
  type,
  text,
  at: new Date(startOfDay(day).getTime() + HOUR * HOUR_MS),
  daysAgo: daysBetween(day, today),
})

const newest = (warnings: Warning[], most: number): Warning[] =>
  warnings
    .filter(({ daysAgo }) => daysAgo > 0)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, most)
