import { readFile } from 'node:fs/promises'
import { takeYear } from '../../petitions/clocks/take-year'
import { missingYears } from '../../platform/calendar/missing-years'
import { readNotice } from '../../platform/calendar/notice-file'
import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Db } from '../../platform/database/connect'
import { run } from './run'

// npm run calendar -- import <file>: a year's days off, as holiday-cn writes them. npm run calendar -- years
run(async (db, [name, file]) => {
  if (name === 'years') return await tellYears(db)
  if (name !== 'import' || !file) throw new Error('Usage: calendar import <file> | years')
  const notice = readNotice(await readFile(file, 'utf8'))
  const moved = await db.transaction().execute(transaction => takeYear(transaction, notice, new Date()))
  console.log(
    moved === undefined ? `${notice.year} is loaded as it is` : `${notice.year} is loaded, ${moved} limits moved`,
  )
})

async function tellYears(db: Db): Promise<void> {
  const years = await db.selectFrom('work_year').orderBy('year').select(['year', 'source']).execute()
  for (const { year, source } of years) console.log(`${year}: ${source}`)
  const missing = missingYears(await readCalendar(db), new Date())
  if (missing.length) console.log(`Not loaded: ${missing.join(', ')}. Limits count weekends alone there.`)
}
