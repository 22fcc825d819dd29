import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { PortalServer } from './server'

const ROOT = resolve(__dirname, '../..')

/** Runs a command of the server beside it, as `npm run` does, and answers what it tells. */
export async function runCommand({ data, province }: PortalServer, name: string, ...args: string[]): Promise<string> {
  const file = join(ROOT, 'server/dist/src/start/commands', `${name}.js`)
  const env = { ...process.env, DATA_FOLDER: data, DATABASE_URL: '', PROVINCE: province }
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=compiled', file, ...args], {
    cwd: ROOT,
    env,
  })
  return stdout
}
