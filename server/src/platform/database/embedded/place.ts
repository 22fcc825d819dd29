import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, canEnter, getServiceAccount, isRoot } from './account'
import { canRun, copyBinaries, findBinaries } from './binaries'

/** Where one PostgreSQL lives and who runs it. */
export interface Place {
  /** Holds the password, the log and the data. */
  folder: string
  /** PostgreSQL's own folder inside, as the system spells it. */
  data: string
  /** Holds the programs' `bin`, `lib` and `share`. */
  binaries: string
  /** PostgreSQL's major version, as in the file PG_VERSION. */
  version: string
  /** Whom root hands PostgreSQL to; absent for anybody else. */
  account?: Account
  note?: string
}

/** For what the service account cannot reach where it is, such as a clone under /root. */
const SHELTER = '/var/lib/petition-portal'
const HASH_DIGITS = 12

/**
 * As an ordinary user, everything stays in the folder. As root, an existing cluster decides, so that the answer is
 * the same at each start even when modes or users change; else what the service account can reach.
 */
export function findPlace(folder: string, shelter = SHELTER): Place {
  mkdirSync(folder, { recursive: true })
  const found = findBinaries()
  const version = found.version.replace(/\..*/, '')
  const here = placeAt(folder, found.root, version)
  if (!isRoot()) return checkedOwner(here)

  const away = join(shelter, shortHash(realpathSync(folder)))
  const existing = [folder, away].find(hasCluster)
  const service = getServiceAccount()
  const account = existing ? ownerOf(existing, service) : service
  const data = existing ?? (canEnter(account, folder) ? folder : makeShelter(away, shelter))
  if (!canEnter(account, data)) throw new Error(unreachable(account, data))

  const binaries = canRun(account, found.root) ? found.root : copyBinaries(found, shelter)
  const note = describe(account, data !== folder && data, binaries !== found.root && binaries)
  return { ...placeAt(data, binaries, version), account, ...(note && { note }) }
}

/** The folder must exist: PostgreSQL compares paths after following links. */
function placeAt(folder: string, binaries: string, version: string): Place {
  const real = realpathSync(folder)
  return { folder: real, data: join(real, 'postgres'), binaries, version }
}

function checkedOwner(place: Place): Place {
  const owner = hasCluster(place.folder) ? statSync(place.data).uid : undefined
  if (owner === undefined || process.platform === 'win32' || owner === process.getuid?.()) return place
  throw new Error(`The database in ${place.data} belongs to user ${owner}; start as that user or as root`)
}

const hasCluster = (folder: string): boolean => existsSync(join(folder, 'postgres', 'PG_VERSION'))

/** Data that root owns was copied by hand; the service account gets it back. */
function ownerOf(folder: string, service: Account): Account {
  const { uid, gid } = statSync(join(folder, 'postgres'))
  return uid === 0 || uid === service.uid ? service : { name: `number ${uid}`, uid, gid }
}

function makeShelter(folder: string, shelter: string): string {
  mkdirSync(folder, { recursive: true })
  for (const made of [shelter, folder]) chmodSync(made, 0o755)
  return folder
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS)

const unreachable = ({ name }: Account, folder: string): string =>
  `The database is in ${folder}, but user ${name}, who must run PostgreSQL, cannot enter that folder any more`

function describe({ name }: Account, data: string | false, binaries: string | false): string | undefined {
  const kept = [data && `its data is kept in ${data}`, binaries && `its programs are run from ${binaries}`]
  const told = kept.filter(part => part !== false).join(' and ')
  return told && `PostgreSQL runs as user ${name}, who cannot reach this folder: ${told}`
}
