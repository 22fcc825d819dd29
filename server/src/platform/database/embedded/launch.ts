import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { programIn } from './binaries'
import { environment } from './environment'
import type { Place } from './place'
import { readPostmaster } from './postmaster-file'
import { type Answer, probe } from './probe'
import type { Server } from './server'
import { shutDown } from './shutdown'
import { waitFor } from './wait'

const SIZE_LIMIT_BYTES = 10_000_000
const TAIL_LINES = 20

/** PostgreSQL's own log, with a mark at the moment of opening: what follows belongs to this start. */
class LogFile {
  private constructor(
    readonly path: string,
    private readonly start: number,
  ) {}

  /** One old log is kept when the present one has grown too long. */
  static in(folder: string): LogFile {
    const path = join(folder, 'postgres.log')
    const size = existsSync(path) ? statSync(path).size : 0
    if (size <= SIZE_LIMIT_BYTES) return new LogFile(path, size)
    renameSync(path, `${path}.old`)
    return new LogFile(path, 0)
  }

  /** The last lines that were written since the opening. */
  tail(): string {
    const news = existsSync(this.path) ? readFileSync(this.path).subarray(this.start).toString('utf8') : ''
    return news.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
  }
}

/** Long enough to replay what was written before a crash. */
const READY_LIMIT_MS = 120_000
/** For another port, or for the children of a killed server, which hold its memory for a moment longer. */
const ATTEMPTS = 10
const PAUSE_MS = 500
const WORTH_ANOTHER_TRY = ['could not create any TCP/IP sockets', 'pre-existing shared memory block']

/** Starts PostgreSQL; where somebody else takes the port between our choice and its use, on another port. */
export async function launch(
  place: Place,
  password: string,
  settings: Record<string, string>,
  choosePort: () => Promise<number> = findFreePort,
  readyMs: number = READY_LIMIT_MS,
): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const log = LogFile.in(place.folder)
    const server = run(place, await choosePort(), settings, log.path)
    const state = await waitFor(() => look(server, place, password), readyMs)
    if (state === 'ours') return server
    if (state !== 'gone') await giveUp(server, place, state, readyMs)
    if (attempt === ATTEMPTS || !WORTH_ANOTHER_TRY.some(message => log.tail().includes(message))) {
      throw new Error(`PostgreSQL did not start. ${log.path} ends:\n${log.tail()}`)
    }
    await setTimeout(PAUSE_MS)
  }
}

async function giveUp(server: Server, place: Place, state: Answer | undefined, readyMs: number): Promise<never> {
  await shutDown(server, place)
  if (!state) throw new Error(`PostgreSQL was not ready within ${readyMs / 1000} s; see ${place.folder}`)
  throw new Error(`PostgreSQL started, but its password is not the one in ${place.folder}/postgres.password`)
}

/** A server of its own session: Ctrl-C at the terminal reaches us alone, and we stop it when nobody needs it more. */
function run(place: Place, port: number, settings: Record<string, string>, log: string): Server {
  const output = openSync(log, 'a', 0o600)
  const child = spawn(programIn(place.binaries, 'postgres'), argumentsFor(place.data, port, settings), {
    ...(place.account && { uid: place.account.uid, gid: place.account.gid }),
    cwd: '/',
    env: environment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.on('error', error => appendFileSync(log, `${error.message}\n`))
  child.unref()
  const isGone = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  return { pid: child.pid ?? 0, port, isGone }
}

/** Queries of a server that is gone end. Windows cannot tell. */
const WATCHING: Record<string, string> = process.platform === 'win32' ? {} : { client_connection_check_interval: '5s' }

function argumentsFor(data: string, port: number, settings: Record<string, string>): string[] {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...WATCHING, ...settings }
  return ['-D', data, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Asks only once PostgreSQL says that it has the port: whoever else may be there is not told the password. */
async function look(server: Server, place: Place, password: string) {
  if (server.isGone()) return 'gone'
  const file = readPostmaster(place.data)
  if (file?.pid !== server.pid || !file.ready) return undefined
  const answer = await probe(server.port, password, place.data)
  return answer === 'silent' ? undefined : answer
}

/** A port that nobody listens on at 127.0.0.1 at this moment; somebody may take it in the next. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createServer().once('error', reject)
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address()
      const port = typeof address === 'object' && address ? address.port : 0
      socket.close(() => resolve(port))
    })
  })
}
