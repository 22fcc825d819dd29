import { dayOf } from '../../platform/calendar/china-time'
import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Db } from '../../platform/database/connect'
import type { LampThresholds } from './lamps/lamps'
import { readThresholds } from './lamps/read-thresholds'
import { dueOf } from './rules'
import { readLimit } from './terms'
import type { ClockType } from './types'

export interface NewClock {
  readonly provinceCode: string
  readonly petitionId: string
  readonly stepId: string | null
  readonly type: ClockType
  /** The organisation that owes what is measured. */
  readonly orgId: string
  /** Twelve digits: the region whose parameters hold, as a rule that of the organisation. */
  readonly regionCode: string
  /** The event; its day is not counted. */
  readonly startAt: Date
  /** Number of the petitioner, where each has a clock of its own. */
  readonly personSeq?: number
  /** In place of what the region has set. */
  readonly length?: number
  /** Set by hand, in place of any count. */
  readonly dueAt?: Date
  /** A limit from above that cannot be exceeded. */
  readonly capAt?: Date | null
}

export interface StartedClock {
  readonly id: string
  readonly dueAt: Date
  readonly thresholds: LampThresholds
}

/** Starts a clock in the caller's transaction; answers its id and when it is due. */
export async function startClock(db: Db, clock: NewClock): Promise<StartedClock> {
  const { unit, length, dueAt } = await limitOf(db, clock)
  const thresholds = await readThresholds(db, { ...clock, dueAt }, clock.startAt)
  const { id } = await db
    .insertInto('clock')
    .values({
      province_code: clock.provinceCode,
      petition_id: clock.petitionId,
      step_id: clock.stepId,
      person_seq: clock.personSeq ?? null,
      type: clock.type,
      org_id: clock.orgId,
      start_at: clock.startAt,
      due_at: dueAt,
      ...thresholds,
      unit,
      length,
      cap_at: clock.capAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, dueAt, thresholds }
}

/** As `startClock` counts it, of what has no clock of a petition. */
export const dueWithin = (db: Db, limit: Pick<NewClock, 'type' | 'regionCode' | 'startAt'>): Promise<Date> =>
  limitOf(db, limit).then(({ dueAt }) => dueAt)

type Counted = Pick<NewClock, 'type' | 'regionCode' | 'startAt' | 'length' | 'dueAt' | 'capAt'>

async function limitOf(db: Db, { type, regionCode, startAt, length, dueAt, capAt = null }: Counted) {
  const limit = await readLimit(db, type, { regionCode, day: dayOf(startAt) })
  if (dueAt) return { unit: limit.unit, length: null, dueAt: capAt && capAt < dueAt ? capAt : dueAt }
  const counted = { unit: limit.unit, length: length ?? limit.length }
  return { ...counted, dueAt: dueOf({ startAt, ...counted, capAt }, await readCalendar(db)).dueAt }
}
