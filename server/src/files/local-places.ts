import { mkdir, open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FieldKeys } from '../keys/field-keys'
import { type Growing, OWNERS_FOLDER, writeAll } from './sealed/growing'
import { headerOf } from './sealed/layout'

/** Contents that are not complete yet. */
const ARRIVING = 'arriving'

/** Where contents lie in a folder: each at `ab/abcd…` by its SHA-256, and before it is whole at `arriving/` by an id. */
export interface Places {
  readonly folder: string
  readonly arrivals: string
  content(sha256: string): string
  arriving(id: string): string
}

export function placesIn(folder: string): Places {
  const arrivals = join(folder, ARRIVING)
  return {
    folder,
    arrivals,
    content: sha256 => join(folder, sha256.slice(0, 2), sha256),
    arriving: id => join(arrivals, id),
  }
}

/** A folder for the owner alone. */
export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })

/** Seals a content that has arrived for its place, and moves it there; its age starts anew where it lies there already. */
export async function settle(
  keys: FieldKeys,
  { handle, secret }: Growing,
  { from, to, size }: { readonly from: string; readonly to: string; readonly size: number },
): Promise<void> {
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
