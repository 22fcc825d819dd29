import { mkdir, open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FieldKeys } from '../keys/field-keys'
import { Infected } from './scanner/scanner'
import { type Growing, OWNERS_FOLDER, writeAll } from './sealed/growing'
import { headerOf } from './sealed/layout'
import { Quarantined } from './store'

/** Contents that are not complete yet. */
const ARRIVING = 'arriving'
/** Contents in which a scanner found something. */
const QUARANTINE = 'quarantine'

/** Where contents lie in a folder: each at `ab/abcd…` by its SHA-256, and before it is whole at `arriving/` by an id. */
export interface Places {
  readonly folder: string
  readonly arrivals: string
  readonly quarantine: string
  content(sha256: string): string
  arriving(id: string): string
}

export function placesIn(folder: string): Places {
  const arrivals = join(folder, ARRIVING)
  return {
    folder,
    arrivals,
    quarantine: join(folder, QUARANTINE),
    content: sha256 => join(folder, sha256.slice(0, 2), sha256),
    arriving: id => join(arrivals, id),
  }
}

/** A folder for the owner alone. */
export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })

/** A content that has arrived, and where. */
export interface Arrived {
  readonly growing: Growing
  readonly from: string
  readonly size: number
  readonly sha256: string
}

/** Moves a content to its place where the check lets it, and apart where a scanner found something in it. */
export async function settleIf(check: () => Promise<void>, places: Places, keys: FieldKeys, arrived: Arrived) {
  const { sha256, size } = arrived
  try {
    await check()
  } catch (error) {
    if (!(error instanceof Infected)) throw error
    await settle(keys, arrived, join(places.quarantine, sha256))
    throw new Quarantined(error.found, sha256)
  }
  await settle(keys, arrived, places.content(sha256))
  return { sha256, size }
}

/** Seals a content for its place, and moves it there; its age starts anew where the same lies there already. */
async function settle(keys: FieldKeys, { growing, from, size }: Arrived, to: string): Promise<void> {
  const { handle, secret } = growing
  await writeAll(handle, headerOf(keys, basename(to), { secret, size }), 0)
  await handle.sync()
  await makeFolder(dirname(to))
  await rename(from, to)
  await syncFolder(dirname(to))
}

/** So that a power failure does not forget the name of a file whose content it kept. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
