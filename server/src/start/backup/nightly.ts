import { z } from 'zod'
import { DAY_MS, dateTimeOf } from '../../platform/calendar/china-time'
import type { Config } from '../../platform/config'
import { defineJob, type Standing } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { makeOwnBase } from './keep-journal'
import { keepNewest, makeBackup } from './make'
import { listBackups } from './manifest'
import { backUpRepository, lastInRepository } from './pgbackrest'

const HOUR_S = 3600
/** Of the day at +08:00: nobody works then. */
const HOUR = '02'
/** Before that, since the backup of the rows names it. */
const ARCHIVE_HOUR = '01'
const DAY_LENGTH = 'YYYY-MM-DD'.length
const HOUR_LENGTH = 'YYYY-MM-DD HH'.length

/** From two o'clock a backup of each day, where a folder for backups is named; old ones go. */
export const NIGHTLY_BACKUP = defineJob({
  name: 'backUp',
  title: '每日备份',
  lane: 'exports',
  args: z.object({}),
  everySeconds: HOUR_S,
  attempts: 3,
  pauseSeconds: 300,
  limitSeconds: 4 * HOUR_S,
  standing: backupStanding,
  run: ({ services }) => backUpTheDay(services),
})

/** From one o'clock one of pgBackRest for each day, where it archives what PostgreSQL writes; that one has old ones go. */
export const NIGHTLY_ARCHIVE = defineJob({
  name: 'backUpArchive',
  title: '数据库归档备份',
  lane: 'exports',
  args: z.object({}),
  everySeconds: HOUR_S,
  attempts: 3,
  pauseSeconds: 300,
  limitSeconds: 4 * HOUR_S,
  standing: archiveStanding,
  run: ({ services, signal }) => archiveTheDay(services, signal),
})

async function archiveTheDay({ config, now }: Services, signal: AbortSignal): Promise<void> {
  const { archiveStanza: stanza } = config
  if (stanza === undefined || !hasBegun(now(), ARCHIVE_HOUR)) return
  if (!isOfToday(await lastInRepository(stanza), now(), ARCHIVE_HOUR)) await backUpRepository(stanza, now(), signal)
}

/** What is there says whether the day has its backup: one that was made by hand counts as well. */
export async function backUpTheDay(services: Services): Promise<void> {
  const { backupFolder, backupKeep } = services.config
  const now = services.now()
  if (backupFolder === undefined || !hasBegun(now, HOUR)) return
  if (isOfToday(await lastBackup(services.config), now, HOUR)) return
  await makeBackup(services, backupFolder)
  await makeOwnBase(services)
  await keepNewest(services, backupFolder, backupKeep)
}

/** Whether it is an hour of the day, or later. */
const hasBegun = (now: Date, hour: string) => dateTimeOf(now).slice(DAY_LENGTH + 1, HOUR_LENGTH) >= hour

/** Whether something was made today, since an hour. */
const isOfToday = (made: Date | undefined, now: Date, hour: string) =>
  made !== undefined && dateTimeOf(made) >= `${dateTimeOf(now).slice(0, DAY_LENGTH)} ${hour}`

/** When the last whole backup was begun; undefined where there is none. */
export async function lastBackup({ backupFolder }: Pick<Config, 'backupFolder'>): Promise<Date | undefined> {
  const last = backupFolder === undefined ? undefined : (await listBackups(backupFolder)).at(-1)
  return last === undefined ? undefined : instantOfId(last)
}

const DAYS_UNTIL_BAD = 2

async function backupStanding({ config, now }: Services): Promise<Standing> {
  if (config.backupFolder === undefined) return { text: NO_FOLDER }
  const last = await lastBackup(config)
  return standingOf(last, now(), '尚无备份，每日2时后进行')
}

async function archiveStanding({ config, now }: Services): Promise<Standing> {
  if (config.archiveStanza === undefined) return { text: '未启用：未设置归档名称（PGBACKREST_STANZA）' }
  const last = await lastInRepository(config.archiveStanza).catch(() => 'unknown' as const)
  if (last === 'unknown') return { text: '无法读取归档，请在服务器上运行 pgbackrest info 查明原因', isBad: true }
  return standingOf(last, now(), '尚无备份，每日1时后进行')
}

const standingOf = (last: Date | undefined, now: Date, none: string): Standing =>
  last === undefined
    ? { text: none }
    : { text: `最近备份 ${dateTimeOf(last)}`, isBad: now.getTime() - last.getTime() > DAYS_UNTIL_BAD * DAY_MS }

export const NO_FOLDER = '未启用：未设置备份目录（BACKUP_FOLDER）'

/** When a backup was begun, by its name. */
const instantOfId = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))
