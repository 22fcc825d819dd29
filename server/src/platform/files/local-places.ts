import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FieldKeys } from '../keys/field-keys'
import { Infected } from './scanner/scanner'
import { type Growing, OWNERS_FOLDER, writeAll } from './sealed/growing'
import { headerOf } from './sealed/layout'
import { Quarantined } from './store'

/** Contents that are not complete yet. */
const ARRIVING = 'arriving'
/** Contents in which a scanner found something. */
const QUARANTINE = 'quarantine'

/** Where contents lie while they arrive, and how they leave. */
export interface Arrivals {
  readonly arrivals: string
  arriving(id: string): string
  /** Moves a sealed content to its place, durably, or into quarantine. */
  move(from: string, sha256: string, to: 'content' | 'quarantine'): Promise<void>
}

/** Where contents lie in a folder: each at `ab/abcd…` by its SHA-256, and before it is whole at `arriving/` by an id. */
export interface Places extends Arrivals {
  readonly folder: string
  readonly quarantine: string
  content(sha256: string): string
}

export function placesIn(folder: string): Places {
  const arrivals = join(folder, ARRIVING)
  const quarantine = join(folder, QUARANTINE)
  const content = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  return {
    folder,
    arrivals,
    quarantine,
    content,
    arriving: id => join(arrivals, id),
    move: (from, sha256, to) => moveTo(from, to === 'content' ? content(sha256) : join(quarantine, sha256)),
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
export async function settleIf(check: () => Promise<void>, places: Arrivals, keys: FieldKeys, arrived: Arrived) {
  const { from, sha256, size } = arrived
  try {
    await check()
  } catch (error) {
    if (!(error instanceof Infected)) throw error
    await sealFor(keys, arrived)
    await places.move(from, sha256, 'quarantine')
    throw new Quarantined(error.found, sha256)
  }
  await sealFor(keys, arrived)
  await places.move(from, sha256, 'content')
  return { sha256, size }
}

/** Seals a content for its place. */
async function sealFor(keys: FieldKeys, { growing: { handle, secret }, size, sha256 }: Arrived): Promise<void> {
  await writeAll(handle, headerOf(keys, sha256, { secret, size }), 0)
  await handle.sync()
}

/** Its age starts anew where the same lies there already. */
async function moveTo(from: string, to: string): Promise<void> {
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
