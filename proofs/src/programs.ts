import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Programs of the system that a proof needs, by the package of Debian that brings each. */
const PACKAGES = {
  amtool: 'prometheus-alertmanager',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  patroni: 'patroni',
  pgbackrest: 'pgbackrest',
  pgbouncer: 'pgbouncer',
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus-alertmanager',
  promtool: 'prometheus',
  rsyslogd: 'rsyslog rsyslog-gnutls',
  'systemd-analyze': 'systemd',
} as const

export type Program = keyof typeof PACKAGES

const PLACES = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin']
/** Where Debian has the versions of PostgreSQL, one beside the other. */
const POSTGRES = '/usr/lib/postgresql'
const OLDEST = 15
const LOOK_MS = 100

/** Paths of programs; throws, with what has to be installed, where one is missing. */
export function findPrograms<Name extends Program>(...names: Name[]): Record<Name, string> {
  const found = names.map(name => [name, PLACES.map(place => join(place, name)).find(existsSync)] as const)
  const missing = found.flatMap(([name, path]) => (path === undefined ? [name] : []))
  const packages = [...new Set(missing.map(name => PACKAGES[name]))]
  if (missing.length > 0) throw new Error(notHere(missing.join(', '), packages.join(' ')))
  return Object.fromEntries(found) as Record<Name, string>
}

/** The folder of the programs of the newest PostgreSQL that is installed; throws where there is none. */
export async function findPostgres(): Promise<string> {
  const versions = (await readdir(POSTGRES).catch(() => [])).map(Number).sort((one, other) => other - one)
  const newest = versions.find(version => version >= OLDEST && existsSync(join(POSTGRES, `${version}/bin/postgres`)))
  if (newest === undefined) throw new Error(notHere(`PostgreSQL ${OLDEST} or newer`, 'postgresql'))
  return join(POSTGRES, `${newest}/bin`)
}

const notHere = (what: string, packages: string) =>
  `This proof runs ${what}, not installed here: apt-get install --no-install-recommends ${packages}`

/** Who runs programs that refuse to be root's; undefined: we do, who are not root. */
export function plainAccount(name: string = 'postgres'): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

type Account = ReturnType<typeof plainAccount>

/** A folder that belongs to an account and is gone after use. */
export async function scratchFolder(account: Account) {
  const path = await mkdtemp(join(tmpdir(), 'portal-proof-'))
  await chmod(path, 0o711)
  const give = async (folder: string) => {
    if (account) await chown(folder, account.uid, account.gid)
    return folder
  }
  await give(path)
  return {
    path,
    /** A folder in it that only the account may enter. */
    async make(name: string) {
      const folder = join(path, name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return await give(folder)
    },
    give,
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

export interface Running {
  /** What it has said last. */
  said(): string
  isRunning(): boolean
  /** Ends it as a power cut does, or as `signal` does. */
  kill(signal?: NodeJS.Signals): Promise<void>
}

const SAID_LENGTH = 4000

/** Starts a program that goes on running. */
export function startProgram(
  program: string,
  args: string[],
  { account, env = {}, cwd }: { account?: Account; env?: Record<string, string>; cwd?: string } = {},
): Running {
  const options = { env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env }, ...account, ...(cwd && { cwd }) }
  const child: ChildProcess = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const hear = (chunk: Buffer | string) => {
    text = (text + String(chunk)).slice(-SAID_LENGTH)
  }
  child.on('error', error => hear(error.message))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
  const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined
  return {
    said: () => text,
    isRunning,
    async kill(signal = 'SIGKILL') {
      if (!isRunning()) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

/** Waits until something is so; throws with what `told` has to say where it is not in time. */
export async function until<T>(
  look: () => Promise<T | undefined | false>,
  limitMs: number,
  told: () => string,
): Promise<T> {
  for (const end = performance.now() + limitMs; performance.now() < end; await pause(LOOK_MS)) {
    const found = await look().catch(() => undefined)
    if (found) return found
  }
  throw new Error(told())
}
