import type { Config } from '../config'
import { connect } from '../database/connect'
import { startEmbedded } from '../database/embedded'
import { findRunningUrl } from '../database/embedded/running'
import type { Services } from '../services'
import { databaseFolder } from '../start/database-url'

/** Works on the portal's database, whether the portal runs or not; what had to be started is stopped again. */
export async function withDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  work: (db: Services['db'], databaseUrl: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await reach(config)
  const db = connect(url)
  try {
    return await work(db, url)
  } finally {
    await db.destroy()
    await stop()
  }
}

async function reach(config: Pick<Config, 'databaseUrl' | 'dataFolder'>) {
  const folder = databaseFolder(config)
  const url = config.databaseUrl ?? findRunningUrl(folder)
  return url ? { url, stop: async () => {} } : await startEmbedded({ folder, log: line => console.error(line) })
}
