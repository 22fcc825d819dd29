import { currentRights } from '../../people/identity/rights'
import { addDays, dayOf, SECOND_MS, startOfDay } from '../../platform/calendar/china-time'
import { isWorkingDay } from '../../platform/calendar/working-days'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { getCaller } from '../people/callers'
import type { Seeded } from '../seeded'

const MINUTE_MS = 60 * SECOND_MS
const OFFICE_OPENS = 8.5 * 60
/** Of so many minutes the first of a day is chosen in which something is done. */
const MORNING = 90
const BETWEEN_ACTS = { from: 6, to: 24 }

/** Where cases are played: one after the other, each in a transaction and at a time of its own. */
export interface Stage {
  readonly db: Db
  readonly services: Services
  /** Another for each scene. */
  readonly seed: number
  readonly random: Seeded
  /** Day of the demonstration; whatever is played happens before it. */
  readonly today: string
  /** A persona acting in the first post, with the rights of its role. */
  readonly callerOf: (account: string) => Caller
  /** The time that it is on stage. */
  now: Date
}

/** What would happen today or later is for whoever looks at the demonstration to do. */
export class Curtain extends Error {}

/** With the rights that the roles have in the database. */
export async function callersOf(services: Services): Promise<Stage['callerOf']> {
  const { permissionsOf } = await currentRights(services)
  return account => {
    const caller = getCaller(account)
    return { ...caller, permissions: permissionsOf(caller.roles) }
  }
}

/** The morning of a working day, so many days before today or the first one after. */
export function goTo(stage: Stage, daysAgo: number): void {
  setMorning(stage, addDays(stage.today, -daysAgo))
}

/** The morning of a working day, so many days on or the first one after. */
export function wait(stage: Stage, days: number): void {
  setMorning(stage, addDays(dayOf(stage.now), days))
}

/** A little later on the same day; whoever would act today or later does not. */
export function tick(stage: Stage): Date {
  stage.now = later(stage.now, stage.random.between(BETWEEN_ACTS.from, BETWEEN_ACTS.to))
  if (dayOf(stage.now) >= stage.today) throw new Curtain('What comes next happens today or later')
  return stage.now
}

/** The day on stage, or so many days after it. */
export const dayOn = ({ now }: Pick<Stage, 'now'>, days = 0): string => addDays(dayOf(now), days)

function setMorning(stage: Stage, day: string): void {
  const minutes = OFFICE_OPENS + stage.random.between(0, MORNING)
  stage.now = later(startOfDay(workingDayFrom(day)), minutes)
}

const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1)))

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)
