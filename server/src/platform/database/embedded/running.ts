import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findOwner } from './claim'
import { readPassword } from './cluster'
import { findPlace } from './place'
import { readPostmaster } from './postmaster-file'
import { connectionUrl } from './probe'

/**
 * Where the PostgreSQL answers that a live portal runs in a folder; undefined where none does. Throws where there is
 * no database at all.
 */
export function findRunningUrl(folder: string): string | undefined {
  const place = existsSync(folder) ? findPlace(folder) : undefined
  if (!place || !existsSync(join(place.data, 'PG_VERSION'))) throw new Error(`There is no database in ${folder}`)
  if (!findOwner(place.folder)) return undefined
  const { port, ready } = readPostmaster(place.data) ?? {}
  const password = readPassword(place.folder)
  if (!port || !ready || !password) throw new Error(`The portal on ${folder} is starting or stopping; try again`)
  return connectionUrl(port, password)
}
