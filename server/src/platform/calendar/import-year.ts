import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/connect'
import type { Notice } from './notice-file'

/**
 * Takes a year into the calendar, in place of what was known of it; the same again changes nothing. Answers whether
 * something has changed.
 */
export async function importYear(db: Db, { year, source, days }: Notice): Promise<boolean> {
  const digest = createHash('sha256').update(JSON.stringify(days)).digest('hex')
  if (await isLoaded(db, year, digest)) return false
  await db
    .insertInto('work_year')
    .values({ year, source, digest })
    .onConflict(row => row.column('year').doUpdateSet({ source, digest, loaded_at: sql`now()` }))
    .execute()
  await db.deleteFrom('work_calendar').where('year_source', '=', year).execute()
  await storeDays(db, year, days)
  return true
}

async function isLoaded(db: Db, year: number, digest: string): Promise<boolean> {
  const row = await db.selectFrom('work_year').where('year', '=', year).select('digest').forUpdate().executeTakeFirst()
  return row?.digest === digest
}

/** What a later notice says of a day stands. */
async function storeDays(db: Db, year: number, days: Notice['days']): Promise<void> {
  await db
    .insertInto('work_calendar')
    .values(days.map(day => ({ ...day, year_source: year })))
    .onConflict(row =>
      row
        .column('day')
        .doUpdateSet(eb => ({
          kind: eb.ref('excluded.kind'),
          name: eb.ref('excluded.name'),
          year_source: eb.ref('excluded.year_source'),
        }))
        .where('work_calendar.year_source', '<', year),
    )
    .execute()
}
