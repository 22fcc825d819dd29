import { publishReceptionDays, receptionDays, saveReceptionDay } from '@portal/shared-lib/contract/receptions'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import { isWorkingDay } from '../../platform/calendar/working-days'
import { performAt } from '../cases/perform'
import type { Stage } from '../cases/stage'

const PLANNER = 'zs05'
const PLACE = '第一接访室'
const DEPUTY = { leaderId: 'demo-zs07', half: 'am', place: PLACE } as const
const HEAD = { leaderId: 'demo-zs12', half: 'pm', place: PLACE } as const
/** Who receives on which day of the week, Monday being 1. */
const TURNS: Readonly<Record<number, typeof DEPUTY | typeof HEAD>> = { 2: DEPUTY, 4: HEAD }
const LONGEST_MONTH = 31

/** Plans and publishes who receives petitioners: in this month, once a month, and today, on a working day. */
export async function planReceptions(stage: Pick<Stage, 'db' | 'services' | 'callerOf'>, now: Date): Promise<void> {
  const today = dayOf(now)
  const month = today.slice(0, 7)
  const at = startOfDay(`${month}-01`)
  const daysThere = () => performAt(stage, at, PLANNER, receptionDays, { month })
  const earlier = new Set((await daysThere()).map(({ day }) => day))
  const due = workingDaysOf(month).filter(day => (earlier.size === 0 ? turnOn(day) || day === today : day === today))
  const missing = due.filter(day => !earlier.has(day))
  for (const day of missing)
    await performAt(stage, at, PLANNER, saveReceptionDay, { day, ...(day === today ? HEAD : (turnOn(day) ?? HEAD)) })
  const dayIds = (await daysThere()).filter(({ day }) => missing.includes(day)).map(({ dayId }) => dayId)
  if (dayIds.length > 0) await performAt(stage, at, PLANNER, publishReceptionDays, { dayIds })
}

const turnOn = (day: string) => TURNS[new Date(day).getUTCDay()]

const workingDaysOf = (month: string): string[] =>
  Array.from({ length: LONGEST_MONTH }, (_, index) => addDays(`${month}-01`, index)).filter(
    day => day.startsWith(month) && isWorkingDay(day),
  )
