import { join } from 'node:path'
import type { Config } from '../platform/config'
import { type Embedded, startEmbedded } from '../platform/database/embedded'
import { serverUrlOf } from '../platform/database/server-role'
import { archiving } from './journal/journal'
import type { Report } from './report'
import type { Teardown } from './teardown'

/** Where PostgreSQL answers, by whose name. */
export interface DatabaseUrls {
  /** The server's role, which reads and writes rows. */
  readonly server: string
  /** The role that owns the tables; undefined where only somebody else knows it. */
  readonly owner: string | undefined
  /** Whether the server's role is made by us, not by an administrator. */
  readonly ours: boolean
}

/** The PostgreSQL that is configured, else our own, started for as long as the server runs. */
export async function databaseUrls(config: Config, report: Report, teardown: Teardown): Promise<DatabaseUrls> {
  const configured = configuredUrls(config)
  if (configured) return configured
  const embedded = await startOwn(config, report.note)
  teardown.add(() => embedded.stop())
  if (embedded.note) report.note(embedded.note)
  return embeddedUrls(embedded.url)
}

/** Our own PostgreSQL, which hands over its journal where backups are made. */
export async function startOwn(
  config: Pick<Config, 'dataFolder' | 'backupFolder'>,
  log: (line: string) => void,
): Promise<Embedded> {
  const folder = databaseFolder(config)
  const settings = config.backupFolder === undefined ? {} : await archiving(folder)
  return await startEmbedded({ folder, log, settings })
}

export const configuredUrls = ({ databaseUrl, migrateUrl }: Pick<Config, 'databaseUrl' | 'migrateUrl'>) =>
  databaseUrl === undefined ? undefined : { server: databaseUrl, owner: migrateUrl, ours: false }

export const embeddedUrls = (owner: string): DatabaseUrls => ({ server: serverUrlOf(owner), owner, ours: true })

/** Where our own PostgreSQL lives. */
export const databaseFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>) => join(dataFolder, 'database')
