import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Standing } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { databaseFolder } from '../database-url'
import { hasBase } from '../journal/base'
import { stateOfJournal } from '../journal/journal'
import { journalOf } from './keep-journal'
import { NO_FOLDER } from './nightly'
import { MOST_LOST_MS } from './pgbackrest'

/** To which instant the database could be restored, and what stands in the way. */
export async function journalStanding(services: Services): Promise<Standing> {
  const { config, db, now } = services
  if (config.archiveStanza !== undefined) return await archiverStanding(services)
  if (config.databaseUrl !== undefined) return { text: '未启用：使用外部数据库，由数据库自身归档' }
  const journal = journalOf(services)
  if (!journal) return { text: NO_FOLDER }
  if (process.platform === 'win32') return { text: '未启用：Windows不支持' }
  const { lastAt, waiting, oldestAt } = await stateOfJournal(databaseFolder(config), journal)
  const isLate = oldestAt !== undefined && now().getTime() - oldestAt.getTime() > MOST_LOST_MS
  const parts = [
    lastAt ? `已归档至 ${dateTimeOf(lastAt)}` : '尚无归档',
    ...(waiting > 0 ? [`待归档${waiting}段`] : []),
    ...((await hasBase(journal)) ? [] : ['尚无基准，下次每日备份后可恢复到任意时刻']),
    ...((await archiverOf(db)).refused ? ['数据库交出日志失败，请检查数据目录的剩余空间'] : []),
  ]
  return { text: parts.join('，'), isBad: isLate || parts.some(part => part.startsWith('数据库交出')) }
}

/** What PostgreSQL itself says, which another program archives for. */
async function archiverStanding({ db, now }: Services): Promise<Standing> {
  const { lastAt, refused } = await archiverOf(db)
  if (!lastAt) return { text: '尚无归档，请检查数据库的archive_command', isBad: true }
  const text = `已归档至 ${dateTimeOf(lastAt)}${refused ? '，数据库归档失败，请查看数据库日志' : ''}`
  return { text, isBad: refused || now().getTime() - lastAt.getTime() > MOST_LOST_MS }
}

/** When PostgreSQL has last handed something over, and whether it has tried in vain since. */
async function archiverOf(db: Services['db']): Promise<{ lastAt: Date | null; refused: boolean }> {
  const { rows } = await sql<{ lastAt: Date | null; refused: boolean }>`
    select last_archived_time as "lastAt",
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as refused
    from pg_stat_archiver`.execute(db)
  return rows[0] ?? { lastAt: null, refused: false }
}
