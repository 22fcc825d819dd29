import { readFile } from 'node:fs/promises'
import { recountClocks } from '../../petitions/clocks/recount'
import { recordSetting } from '../../platform/audit/record-setting'
import { importYear } from '../../platform/calendar/import-year'
import { missingYears } from '../../platform/calendar/missing-years'
import { type Notice, readNotice } from '../../platform/calendar/notice-file'
import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Db } from '../../platform/database/connect'
import { run } from './run'

// npm run calendar -- import <file>: a year's days off, as holiday-cn writes them. npm run calendar -- years
run(async (db, [name, file]) => {
  if (name === 'years') return await tellYears(db)
  if (name !== 'import' || !file) throw new Error('Usage: calendar import <file> | years')
  const notice = readNotice(await readFile(file, 'utf8'))
  const moved = await db.transaction().execute(transaction => take(transaction, notice))
  console.log(
    moved === undefined ? `${notice.year} is loaded as it is` : `${notice.year} is loaded, ${moved} limits moved`,
  )
})

/** Answers how many limits moved; undefined where nothing has changed. */
async function take(db: Db, notice: Notice): Promise<number | undefined> {
  if (!(await importYear(db, notice))) return undefined
  const audited = { action: 'importCalendar', objectType: 'calendar', objectId: String(notice.year) }
  await recordSetting(db, { ...audited, is: { source: notice.source, days: notice.days } })
  const [first] = notice.days
  return first ? await recountClocks(db, first.day, new Date()) : 0
}

async function tellYears(db: Db): Promise<void> {
  const years = await db.selectFrom('work_year').orderBy('year').select(['year', 'source']).execute()
  for (const { year, source } of years) console.log(`${year}: ${source}`)
  const missing = missingYears(await readCalendar(db), new Date())
  if (missing.length) console.log(`Not loaded: ${missing.join(', ')}. Limits count weekends alone there.`)
}
