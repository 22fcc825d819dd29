// npm run dev -- [<folder of a remote> …] [--server <address>]: the shell and the named remotes under fast refresh, the others as
// they are built, in front of the server of this project or another one. With --alone one remote on a page of its own.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
/** The server of this project; the dev servers count up from the next. */
const SERVER_PORT = Number(process.env.PORT ?? 8080)

try {
  await ensureInstalled({ root, log: step => console.log(step) })
  const { EXAMPLES, PROVINCE_REMOTES, REMOTES } = await import('./remotes.mjs')
  const { readOptions } = await import('./dev/options.mjs')
  await develop(readOptions(process.argv.slice(2), [...REMOTES, ...PROVINCE_REMOTES, ...EXAMPLES]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** @param {import('./dev/options.mjs').DevOptions} options */
async function develop({ watched, server, alone }) {
  const { build } = await import('./build.mjs')
  // The contract that manifests are checked against, and what the rest stands on.
  await build({ only: ['tooling', 'server'] })
  const { servedPortal } = await import('./dev/portal.mjs')
  const { startLocalPortal } = await import('./dev/local-server.mjs')
  const { serveAlone, serveDevelopment } = await import('./dev/serve.mjs')
  const portal = server ? await servedPortal(server) : await startLocalPortal({ root, port: SERVER_PORT })
  const [name = ''] = watched
  const options = { root, portal, port: SERVER_PORT + 1 }
  const address = alone ? await serveAlone({ ...options, name }) : await serveDevelopment({ ...options, watched })
  console.log(`\nEdit and see: ${address}\nCtrl-C ends it.`)
}
