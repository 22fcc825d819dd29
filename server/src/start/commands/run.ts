import { type Config, readConfig } from '../../platform/config'
import { ROOT } from '../../platform/root'
import type { Services } from '../../platform/services'
import { failureText } from '../failure'
import { withDatabase } from './with-database'

/** Runs a command on the database that the environment names; what it throws is told, and the exit code is 1. */
export function run(command: (db: Services['db'], args: readonly string[], config: Config) => Promise<void>): void {
  const config = readConfig(process.env, ROOT)
  withDatabase(config, 'server', db => command(db, process.argv.slice(2), config)).catch(error => {
    console.error(failureText(error))
    process.exitCode = 1
  })
}
