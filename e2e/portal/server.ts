import { type ChildProcess, fork } from 'node:child_process'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

export interface PortalServer {
  /** Address of the portal, with the base path. */
  readonly address: string
  /** The files that browsers fetch; a copy that a story may damage. */
  readonly www: string
  /** Folder of the server's data. */
  readonly data: string
  readonly province: string
  /** As a power cut would: no word of warning. */
  kill(): Promise<void>
  /** Starts again on the same data and port. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * The real server with a database, a demo province and a composed portal of its own. `settings`: of the server's
 * environment.
 */
export async function openPortal(settings: NodeJS.ProcessEnv = {}, province = 'linjiang'): Promise<PortalServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  // As root the database runs under another account, which must be able to reach its folder.
  await chmod(folder, 0o711)
  await cp(join(ROOT, 'dist/provinces', province), join(folder, 'portal'), { recursive: true })
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PROVINCE: province,
    DATA_FOLDER: join(folder, 'data'),
    PORTAL_FOLDER: join(folder, 'portal'),
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: '',
    RATE_LIMITS: 'off',
    MAX_LAG_MS: '0',
    DEMO_CASES: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  let server = await startServer(environment)
  environment.PORT = new URL(server.address).port
  return {
    address: server.address,
    www: join(folder, 'portal/www'),
    data: join(folder, 'data'),
    province,
    kill: () => end(server.child, 'SIGKILL'),
    start: async () => {
      server = await startServer(environment)
    },
    stop: async () => {
      await end(server.child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Message {
  readonly type: string
  readonly address?: string
  readonly message?: string
}

function startServer(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(join(ROOT, 'server/dist/src/start/main.js'), {
    cwd: ROOT,
    env,
    execArgv: ['--conditions=compiled'],
    silent: true,
  })
  let output = ''
  child.stdout?.on('data', text => (output += text))
  child.stderr?.on('data', text => (output += text))
  return new Promise((done, fail) => {
    child.on('exit', code => fail(new Error(`The server ended with ${code}:\n${output}`)))
    child.on('message', ({ type, address, message }: Message) => {
      if (type === 'ready' && address) done({ child, address })
      if (type === 'failed') fail(new Error(`${message}\n${output}`))
    })
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise(done => {
    child.removeAllListeners('exit')
    child.once('exit', () => done())
    child.kill(signal)
  })
}
