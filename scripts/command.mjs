// Runs a command of the server, for `npm run audit:verify` and the like; packages are installed and its build is brought
// up to date first, since `npm run migrate` is the first thing that is run in a clone for a real province.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const [name, ...args] = process.argv.slice(2)

await ensureInstalled({ root, log: step => console.error(step) })
const { build } = await import('./build.mjs')
await build({ only: ['server'] })
const command = join(root, `server/dist/src/start/commands/${name}.js`)
const { status } = spawnSync(process.execPath, ['--conditions=compiled', command, ...args], { stdio: 'inherit' })
process.exitCode = status ?? 1
