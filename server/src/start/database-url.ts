import { join } from 'node:path'
import type { Config } from '../config'
import { startEmbedded } from '../database/embedded'
import type { Report } from './report'
import type { Teardown } from './teardown'

/** Where PostgreSQL answers: the one that is configured, else our own, started for as long as the server runs. */
export async function databaseUrl(config: Config, report: Report, teardown: Teardown): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const embedded = await startEmbedded({ folder: databaseFolder(config), log: report.note })
  teardown.add(() => embedded.stop())
  if (embedded.note) report.note(embedded.note)
  return embedded.url
}

/** Where our own PostgreSQL lives. */
export const databaseFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>) => join(dataFolder, 'database')
