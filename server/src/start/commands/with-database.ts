import type { Config } from '../../platform/config'
import { connect } from '../../platform/database/connect'
import { findRunningUrl } from '../../platform/database/embedded/running'
import { LIMITS } from '../../platform/database/limits'
import type { Services } from '../../platform/services'
import { configuredUrls, databaseFolder, embeddedUrls, startOwn } from '../database-url'
import { admitServer, asOwner } from '../prepare-roles'

/** As whom a command works: as the server does, or as the owner of the tables. */
export type Role = 'server' | 'owner'

/** Works on the portal's database, whether the portal runs or not; what had to be started is stopped again. */
export async function withDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'directUrl' | 'migrateUrl' | 'dataFolder' | 'backupFolder'>,
  role: Role,
  work: (db: Services['db'], databaseUrl: string) => Promise<T>,
): Promise<T> {
  const { urls, stop } = await reach(config)
  try {
    if (urls.ours) await asOwner(urls, db => admitServer(db, urls))
    const server = config.directUrl ?? urls.server
    const url = role === 'owner' ? (urls.owner ?? server) : server
    const db = connect(url, LIMITS.upkeep)
    return await work(db, url).finally(() => db.destroy())
  } finally {
    await stop()
  }
}

async function reach(config: Pick<Config, 'databaseUrl' | 'migrateUrl' | 'dataFolder' | 'backupFolder'>) {
  const configured = configuredUrls(config)
  if (configured) return { urls: configured, stop: async () => {} }
  const folder = databaseFolder(config)
  const running = findRunningUrl(folder)
  if (running) return { urls: embeddedUrls(running), stop: async () => {} }
  const embedded = await startOwn(config, line => console.error(line))
  return { urls: embeddedUrls(embedded.url), stop: () => embedded.stop() }
}
