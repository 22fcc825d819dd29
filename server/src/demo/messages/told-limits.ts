import { startOfDay } from '../../calendar/china-time'
import type { Db } from '../../database/connect'
import { daysOfRegions } from '../../warnings/days-of-regions'
import { type DueClock, readDueClocks } from '../../warnings/due-clocks'
import { readHorizon } from '../../warnings/horizon'
import { IDLE } from '../../warnings/no-progress'
import { noteLevels } from '../../warnings/note-levels'
import { DIGEST } from '../../warnings/overdue-digest'
import { risenClocks } from '../../warnings/risen'

/** Whoever had to be warned of limits up to today has been: the first day's job sends nothing about them. */
export async function noteToldLimits(db: Db, provinceCode: string, today: string): Promise<void> {
  const at = startOfDay(today)
  const horizon = await readHorizon(db, at)
  const daysOf = daysOfRegions(db, today)
  let clocks: DueClock[] = await readDueClocks(db, provinceCode, horizon)
  while (clocks.length) {
    const risen = await risenClocks(clocks, daysOf, at)
    if (risen.length) await noteLevels(db, provinceCode, risen)
    clocks = await readDueClocks(db, provinceCode, horizon, clocks.at(-1))
  }
  const done = { province_code: provinceCode, day: today, done_at: at }
  await db
    .insertInto('job_run')
    .values([DIGEST, IDLE].map(name => ({ ...done, name })))
    .onConflict(known => known.doNothing())
    .execute()
}
