import { dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { KEPT } from '../../../platform/database/kept'
import { type ClockType, getClockType } from '../types'
import { readWarningDays } from './days'
import { lampThresholdsOf } from './lamp-thresholds'
import { type LampThresholds, NO_THRESHOLDS } from './lamps'

interface Owed {
  /** To whom it is shown. */
  readonly orgId: string
  readonly type?: ClockType | undefined
  readonly startAt: Date
  readonly dueAt: Date
}

/** When the lamp of a limit turns by what the organisation's region has set on the day of `at`. */
export async function readThresholds(db: Db, { orgId, ...limit }: Owed, at: Date): Promise<LampThresholds> {
  const { regionCode, ofDepartment } = await db
    .selectFrom('organisation')
    .where('id', '=', orgId)
    .select(['region_code as regionCode', 'is_petition as ofDepartment'])
    .modifyFront(KEPT)
    .executeTakeFirstOrThrow()
  return lampThresholdsOf({ ...limit, ofDepartment }, await readWarningDays(db, { regionCode, day: dayOf(at) }))
}

/** A to-do or the like, which is due when a clock of its petition is. */
export interface DueWithClock {
  readonly provinceCode: string
  readonly petitionId: string | null
  readonly stepId: string | null
  readonly orgId: string
  readonly dueAt: Date | null
  /** From when it counts where no clock measures it. */
  readonly since: Date
  /** The clock, where it is known. */
  readonly clock?: { readonly type: string; readonly start_at: Date }
}

/** As `readThresholds`, with the clock by which something is due. */
export async function readThresholdsWithClock(db: Db, due: DueWithClock): Promise<LampThresholds> {
  const { orgId, dueAt, since } = due
  if (!dueAt) return NO_THRESHOLDS
  const clock = due.clock ?? (await clockOf(db, due, dueAt))
  const type = clock && getClockType(clock.type)
  return await readThresholds(db, { orgId, type, startAt: clock?.start_at ?? since, dueAt }, since)
}

/** That of its step before another, one that runs before one that has ended. */
async function clockOf(db: Db, { provinceCode, petitionId, stepId }: DueWithClock, dueAt: Date) {
  return await db
    .selectFrom('clock')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('due_at', '=', dueAt)
    .orderBy(eb => eb('step_id', 'is not distinct from', stepId), 'desc')
    .orderBy(eb => eb('closed_at', 'is', null), 'desc')
    .orderBy('id', 'desc')
    .select(['type', 'start_at'])
    .executeTakeFirst()
}
