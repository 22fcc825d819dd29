import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account'
import { programIn } from './binaries'
import { environment } from './environment'
import type { Place } from './place'

const PASSWORD_BYTES = 32
const DRAFT = 'postgres.init-'

/**
 * Makes the cluster when there is none yet, and answers its password. It is made under another name and moved when
 * whole, so a start that was killed half-way leaves nothing that the next one could mistake for a cluster.
 */
export async function ensureCluster(place: Place, settings: Record<string, string>): Promise<string> {
  removeDrafts(place.folder)
  if (existsSync(join(place.data, 'PG_VERSION'))) return passwordOf(checked(place))
  const password = readPassword(place.folder) ?? makePassword(place.folder)
  await initialize(place, password, settings.fsync === 'off')
  return password
}

function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function checked(place: Place): Place {
  const version = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim()
  if (version !== place.version) {
    throw new Error(`The database in ${place.data} was made by PostgreSQL ${version}, but this is ${place.version}`)
  }
  if (place.account && statSync(place.data).uid !== place.account.uid) giveTo(place.account, place.data)
  return place
}

function giveTo({ uid, gid }: Account, folder: string): void {
  execFileSync('chown', ['-R', `${uid}:${gid}`, folder])
}

function passwordOf({ folder, data }: Place): string {
  const password = readPassword(folder)
  if (password) return password
  throw new Error(`The password of the database in ${data} is missing: restore ${passwordFile(folder)}`)
}

const passwordFile = (folder: string): string => join(folder, 'postgres.password')

/** Of the database in a folder, once it has been made. */
export function readPassword(folder: string): string | undefined {
  return existsSync(passwordFile(folder)) ? readFileSync(passwordFile(folder), 'utf8').trim() || undefined : undefined
}

function makePassword(folder: string): string {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  writeFileSync(passwordFile(folder), `${password}\n`, { mode: 0o600 })
  return password
}

/** Where losing data to a power failure is accepted, the new files need not be forced to disk either. */
async function initialize(place: Place, password: string, quick: boolean): Promise<void> {
  const draft = join(place.folder, `${DRAFT}${randomBytes(4).toString('hex')}`)
  const [data, secret] = [join(draft, 'data'), join(draft, 'password')]
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(secret, `${password}\n`, { mode: 0o600 })
  if (place.account) for (const path of [draft, secret]) chownSync(path, place.account.uid, place.account.gid)
  try {
    await runInitdb(place, data, ['--username=postgres', `--pwfile=${secret}`, ...(quick ? ['--no-sync'] : [])])
    renameSync(data, place.data)
  } finally {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function runInitdb({ binaries, account }: Place, data: string, more: string[]): Promise<void> {
  const args = [`--pgdata=${data}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions']
  const user = account && { uid: account.uid, gid: account.gid }
  try {
    await promisify(execFile)(programIn(binaries, 'initdb'), [...args, ...more], { ...user, env: environment() })
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
    throw new Error(`PostgreSQL could not make its data folder. ${said}`, { cause })
  }
}
