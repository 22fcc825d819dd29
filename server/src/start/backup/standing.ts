import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Standing } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { databaseFolder } from '../database-url'
import { hasBase } from '../journal/base'
import { stateOfJournal } from '../journal/journal'
import { journalOf } from './keep-journal'
import { NO_FOLDER } from './nightly'

/** What waits longer than this is not on its way any more: it is handed over after five minutes and sealed after ten seconds. */
const LATE_MS = 15 * 60_000

/** To which instant the database could be restored, and what stands in the way. */
export async function journalStanding(services: Services): Promise<Standing> {
  const { config, db, now } = services
  if (config.databaseUrl !== undefined) return { text: '未启用：使用外部数据库，由数据库自身归档' }
  const journal = journalOf(services)
  if (!journal) return { text: NO_FOLDER }
  if (process.platform === 'win32') return { text: '未启用：Windows不支持' }
  const { lastAt, waiting, oldestAt } = await stateOfJournal(databaseFolder(config), journal)
  const isLate = oldestAt !== undefined && now().getTime() - oldestAt.getTime() > LATE_MS
  const parts = [
    lastAt ? `已归档至 ${dateTimeOf(lastAt)}` : '尚无归档',
    ...(waiting > 0 ? [`待归档${waiting}段`] : []),
    ...((await hasBase(journal)) ? [] : ['尚无基准，下次每日备份后可恢复到任意时刻']),
    ...((await isRefused(db)) ? ['数据库交出日志失败，请检查数据目录的剩余空间'] : []),
  ]
  return { text: parts.join('，'), isBad: isLate || parts.some(part => part.startsWith('数据库交出')) }
}

/** Whether PostgreSQL has tried in vain since it last handed something over. */
async function isRefused(db: Services['db']): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as refused
    from pg_stat_archiver`.execute(db)
  return rows[0]?.refused ?? false
}
