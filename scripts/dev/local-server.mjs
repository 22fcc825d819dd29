import { fork } from 'node:child_process'
import { join } from 'node:path'
import { compose } from '@portal/tooling'
import { build } from '../build.mjs'
import { isServerMessage } from '../start/messages.mjs'
import { composedPortal } from './portal.mjs'

/**
 * Builds and composes the portal, and starts the server of this project behind it; both end together.
 * @param {{ root: string, port: number }} options
 */
export async function startLocalPortal({ root, port }) {
  const province = process.env.PROVINCE || 'linjiang'
  await build({ province, log: name => console.log(`building ${name}`) })
  await compose({ province })
  const settings = {
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    MAX_LAG_MS: '0',
    ...process.env,
    PROVINCE: province,
    PORT: String(port),
  }
  await startServer(root, settings)
  return composedPortal(join(root, 'dist/provinces', province, 'www/index.html'), `http://localhost:${port}`)
}

/** Settles when it answers: the first start fills in the demonstration. @param {string} root @param {NodeJS.ProcessEnv} env */
async function startServer(root, env) {
  const server = fork(join(root, 'server/dist/src/start/main.js'), {
    cwd: root,
    env,
    execArgv: ['--conditions=compiled'],
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
  server.on('exit', code => process.exit(code ?? 0))
  await new Promise((done, fail) => {
    server.on('message', message => {
      if (!isServerMessage(message)) return
      if (message.type === 'ready') done(undefined)
      if (message.type === 'failed') fail(new Error(message.message))
      if (message.type === 'step') console.log(message.name)
    })
  })
}
