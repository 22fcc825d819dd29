import { z } from 'zod'
import { DAY_MS, dateTimeOf } from '../../platform/calendar/china-time'
import type { Config } from '../../platform/config'
import { defineJob, type Standing } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { makeOwnBase } from './keep-journal'
import { keepNewest, makeBackup } from './make'
import { listBackups } from './manifest'

const HOUR_S = 3600
/** Of the day at +08:00: nobody works then. */
const HOUR = '02'
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

/** What is there says whether the day has its backup: one that was made by hand counts as well. */
export async function backUpTheDay(services: Services): Promise<void> {
  const { backupFolder, backupKeep } = services.config
  const time = dateTimeOf(services.now())
  if (backupFolder === undefined || time.slice(DAY_LENGTH + 1, HOUR_LENGTH) < HOUR) return
  const last = await lastBackup(services.config)
  if (last && dateTimeOf(last) >= `${time.slice(0, DAY_LENGTH)} ${HOUR}`) return
  await makeBackup(services, backupFolder)
  await makeOwnBase(services)
  await keepNewest(services, backupFolder, backupKeep)
}

/** When the last whole backup was begun; undefined where there is none. */
export async function lastBackup({ backupFolder }: Pick<Config, 'backupFolder'>): Promise<Date | undefined> {
  const last = backupFolder === undefined ? undefined : (await listBackups(backupFolder)).at(-1)
  return last === undefined ? undefined : instantOfId(last)
}

const DAYS_UNTIL_BAD = 2

async function backupStanding({ config, now }: Services): Promise<Standing> {
  if (config.backupFolder === undefined) return { text: NO_FOLDER }
  const last = await lastBackup(config)
  if (!last) return { text: '尚无备份，每日2时后进行' }
  return { text: `最近备份 ${dateTimeOf(last)}`, isBad: now().getTime() - last.getTime() > DAYS_UNTIL_BAD * DAY_MS }
}

export const NO_FOLDER = '未启用：未设置备份目录（BACKUP_FOLDER）'

/** When a backup was begun, by its name. */
const instantOfId = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))
