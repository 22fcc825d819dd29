// Runs a command of the server, for `npm run audit:verify` and the like; its build is brought up to date first.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const [name, ...args] = process.argv.slice(2)

await build({ only: ['server'] })
const command = join(root, `server/dist/src/start/commands/${name}.js`)
const { status } = spawnSync(process.execPath, ['--conditions=compiled', command, ...args], { stdio: 'inherit' })
process.exitCode = status ?? 1
