import { chownSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../platform/database/embedded'
import { findOwner } from '../../platform/database/embedded/claim'
import { findPlace } from '../../platform/database/embedded/place'
import { type Backup, fillDatabase } from './fill'
import { replaceDatabase } from './replace-database'

type Log = (line: string) => void

const PASSWORD = 'postgres.password'

const nothing = async () => {}

/** Fills a database of its own in a folder, which is there afterwards and stopped. */
async function fillFolder(folder: string, backup: Backup, settings: Record<string, string>): Promise<void> {
  const embedded = await startEmbedded({ folder, log: () => {}, settings })
  await fillDatabase(embedded.url, backup).finally(() => embedded.stop())
}

/** Restores a backup into a database that is thrown away: throws where it could not be. */
export async function tryBackup(backup: Backup): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-verify-'))
  try {
    await fillFolder(folder, backup, { fsync: 'off' })
  } finally {
    const { folder: place } = findPlace(folder)
    for (const path of [place, folder]) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Restores a backup as the portal's own database in a folder, as `replaceEmbedded` does.
 * @param andThen is done once that database is filled, and before it takes the place of the present one
 */
export const restoreEmbedded = (
  folder: string,
  backup: Backup,
  log: Log,
  andThen: () => Promise<void> = nothing,
): Promise<string | undefined> =>
  replaceEmbedded(folder, backup.manifest.id, async draft => {
    log('Filling a database beside the present one')
    await fillFolder(draft, backup, {})
    await andThen()
  })

/**
 * Makes the portal's own database in a folder anew. It is made beside the present one, which is then put aside under another
 * name; where anything fails before, the present one is as it was. Answers where that lies now; undefined where there was none.
 * Throws while a portal runs on it.
 * @param name of what it is made from
 */
export async function replaceEmbedded(
  folder: string,
  name: string,
  make: (draftFolder: string) => Promise<void>,
): Promise<string | undefined> {
  refuseInUse(folder)
  const place = findPlace(folder)
  const draftFolder = `${folder}.restoring`
  const draft = findPlace(draftFolder)
  const removeDraft = () => {
    for (const path of [draft.folder, draftFolder]) rmSync(path, { recursive: true, force: true })
  }
  try {
    rmSync(draft.data, { recursive: true, force: true })
    givePassword(place.folder, draft.folder)
    await make(draftFolder)
    const aside = `${place.data}.before-${name}-${Date.now()}`
    const isAside = exchange(place.data, draft.data, aside)
    givePassword(draft.folder, place.folder)
    return isAside ? aside : undefined
  } finally {
    removeDraft()
  }
}

/** Throws while a portal runs on the database in a folder. */
export function refuseInUse(folder: string): void {
  const owner = findOwner(findPlace(folder).folder)
  if (owner) throw new Error(`The database in ${folder} is in use by process ${owner.pid}; stop that one first`)
}

/** Answers whether there was one to put aside. Where the new one cannot take the place, the present one is back in it. */
function exchange(present: string, next: string, aside: string): boolean {
  const wasThere = existsSync(present)
  if (wasThere) renameSync(present, aside)
  try {
    renameSync(next, present)
  } catch (error) {
    if (wasThere) renameSync(aside, present)
    throw error
  }
  return wasThere
}

/** A database is entered by the password that lies beside it. */
function givePassword(from: string, to: string): void {
  const [source, target] = [join(from, PASSWORD), join(to, PASSWORD)]
  if (!existsSync(source) || existsSync(target)) return
  copyFileSync(source, target)
  const { uid, gid } = statSync(source)
  chownSync(target, uid, gid)
}

/** Restores a backup as a database of one's own, as `replaceDatabase` does. */
export const restoreInto = (url: string, backup: Backup, andThen: () => Promise<void> = nothing): Promise<string> =>
  replaceDatabase(url, async draftUrl => {
    await fillDatabase(draftUrl, backup)
    await andThen()
  })
