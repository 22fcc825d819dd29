import { readConfig } from '../../platform/config'
import { openStore } from '../../platform/files/open-store'
import { openFieldKeys } from '../../platform/keys/open-keys'
import { ROOT } from '../../platform/root'
import type { Services } from '../../platform/services'
import { failureText } from '../failure'
import { type Role, withDatabase } from './with-database'

/** As `run`, for commands that need the portal's files and keys too. */
export function runWithServices(
  command: (services: Services, args: readonly string[]) => Promise<void>,
  role: Role = 'server',
): void {
  const config = readConfig(process.env, ROOT)
  const work = async (db: Services['db'], databaseUrl: string) => {
    const keys = await openFieldKeys(db, config)
    const files = await openStore(config.files, keys, db)
    await command({ config, db, databaseUrl, files, fieldKeys: keys, now: () => new Date() }, process.argv.slice(2))
  }
  withDatabase(config, role, work).catch(error => {
    console.error(failureText(error))
    process.exitCode = 1
  })
}
