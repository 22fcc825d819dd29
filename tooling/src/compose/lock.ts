import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { checkForm, type Digests, differencesOf } from '../registry/files.ts'
import type { BuiltRemote, ProvinceManifest } from './read-manifest.ts'
import type { Part } from './workspace.ts'

/** The file that says what a composition is. */
export const LOCK = 'composition.lock.json'

/** The file beside it that says what the server answered when it was composed. */
export const CONTRACT = 'contract.json'

/** What a remote adds to the portal. */
export type Contribution = Pick<
  BuiltRemote,
  | 'routes'
  | 'header'
  | 'userMenu'
  | 'dialogTabs'
  | 'forced'
  | 'companion'
  | 'homeWidgets'
  | 'places'
  | 'menus'
  | 'permissions'
  | 'calls'
>

/** `pack`: digest of its pack.json; `needs`: range of shared-lib; `packages`: npm packages, name@version. */
export interface LockedPart {
  version: string
  build: string
  pack?: string
  origin?: string
  needs?: string
  adds?: Contribution
  packages: string[]
}

/** The composition whose remotes stand in for those that fail: its id, and the versions of those that can. */
export interface LockedFloor {
  id: string
  remotes: Record<string, string>
}

export interface Lock {
  province: ProvinceManifest
  sharedLib: string
  parts: Record<string, LockedPart>
  floor?: LockedFloor
  /** Headers that are sent with the page. */
  headers: Record<string, string>
  /** Files by path in the browser; those of another origin too. */
  files: Digests
}

/** What is laid down of the parts of a portal. */
interface Composed {
  province: ProvinceManifest
  sharedLib: string
  all: Part[]
}

export function lockOf(
  { province, sharedLib, all }: Composed,
  headers: Record<string, string>,
  files: Digests,
  floor?: LockedFloor,
): Lock {
  return {
    province,
    sharedLib,
    parts: Object.fromEntries(all.map(part => [part.name, lockedPart(part)])),
    ...(floor && { floor }),
    headers,
    files,
  }
}

function lockedPart({ version, id, digest, origin, remote, packages }: Part): LockedPart {
  return {
    version,
    build: id,
    ...(digest && { pack: digest }),
    ...(origin && { origin }),
    ...(remote && { needs: remote.sharedLib, adds: contributionOf(remote) }),
    packages: packages.map(({ name, version }) => `${name}@${version}`),
  }
}

function contributionOf({
  name: _name,
  version: _version,
  sharedLib: _lib,
  exposes: _exposes,
  budget: _budget,
  ...adds
}: BuiltRemote): Contribution {
  return adds
}

export async function readLock(file: string): Promise<Lock> {
  const lock: Lock = JSON.parse(await readFile(file, 'utf8'))
  checkForm(lock.files, file)
  return lock
}

/** What a composition is named by: twelve hex digits of its lock's digest. */
export const lockId = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Throws, file by file, where what is composed once more is not what the lock says. */
export function checkSame(wanted: Lock, made: Lock) {
  const differences = differencesOf(wanted.files, made.files)
  if (differences.length) throw new Error(`This is not the composition of the lock:\n${differences.join('\n')}`)
}
