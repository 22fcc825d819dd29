import { placeOf, readDueClocks } from '../../petitions/urging/due-clocks'
import { IDLE } from '../../petitions/urging/no-progress'
import { noteLevels } from '../../petitions/urging/note-levels'
import { DIGEST } from '../../petitions/urging/overdue-digest'
import { risenClocks } from '../../petitions/urging/risen'
import { startOfDay } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'

/** Whoever had to be warned of limits up to today has been: the first day's job sends nothing about them. */
export async function noteToldLimits(db: Db, provinceCode: string, today: string): Promise<void> {
  const at = startOfDay(today)
  let clocks = await readDueClocks(db, provinceCode, at)
  while (clocks.length) {
    const risen = risenClocks(clocks, at)
    if (risen.length) await noteLevels(db, provinceCode, risen)
    const last = clocks.at(-1)
    clocks = last ? await readDueClocks(db, provinceCode, at, placeOf(last)) : []
  }
  const done = { province_code: provinceCode, day: today, done_at: at }
  await db
    .insertInto('job_run')
    .values([DIGEST, IDLE].map(name => ({ ...done, name })))
    .onConflict(known => known.doNothing())
    .execute()
}
