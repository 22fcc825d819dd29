// npm run dev -- [mf-name …]: the shell and the named remotes under fast refresh, the others as they are built.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
/** The API and the prebuilt remotes; the dev servers count up from the second. */
const SERVER_PORT = Number(process.env.PORT ?? 8080)
const SHELL_PORT = SERVER_PORT + 1

await ensureInstalled({ root, log: step => console.log(step) })
const { build } = await import('./build.mjs')
const { compose } = await import('./compose.mjs')
const { serveDevelopment } = await import('./webpack/serve.mjs')
const { REMOTES } = await import('./remotes.mjs')

const watched = process.argv.slice(2)
const unknown = watched.find(name => !REMOTES.includes(name))
if (unknown) {
  console.error(`There is no remote ${unknown}. Remotes: ${REMOTES.join(', ')}`)
  process.exit(1)
}

await build({ log: name => console.log(`building ${name}`) })
await compose({ province: process.env.PROVINCE ?? 'linjiang' })
const server = startServer()
const address = await serveDevelopment({ root, watched, serverPort: SERVER_PORT, shellPort: SHELL_PORT })
console.log(`\nEdit and see: ${address}\nCtrl-C ends it.`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', code => process.exit(code ?? 0))

function startServer() {
  return spawn(process.execPath, ['--conditions=compiled', join(root, 'server/dist/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { PROVINCE: 'linjiang', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...process.env, PORT: String(SERVER_PORT) },
  })
}
