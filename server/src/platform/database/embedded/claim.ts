import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProcess } from './processes'
import { waitFor } from './wait'

interface Owner {
  pid: number
  started: string
}

/** A portal that is being stopped needs this long at most to let go of its database. */
const RELEASE_LIMIT_MS = 30_000

/**
 * Lets one Node process at a time look after the folder. Without this, a second one would take the first one's
 * PostgreSQL for a leftover and stop it. Returns how to let go.
 */
export async function claimFolder(
  folder: string,
  log: (line: string) => void,
  limitMs = RELEASE_LIMIT_MS,
): Promise<() => void> {
  const file = ownerFile(folder)
  const other = findOwner(folder)
  if (other) {
    log(`Waiting for process ${other.pid}, which still uses the database in ${folder}`)
    const free = await waitFor(() => findOwner(folder) === undefined || undefined, limitMs)
    if (!free) throw new Error(`The database in ${folder} is in use by process ${other.pid}; stop that one first`)
  }
  const mine: Owner = { pid: process.pid, started: findProcess(process.pid)?.started ?? '' }
  writeWhole(file, JSON.stringify(mine))
  if (readOwner(file)?.pid !== process.pid) throw new Error(`Another process took the database in ${folder} just now`)
  return () => {
    if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}

/** The live process that looks after the folder. */
export function findOwner(folder: string): Owner | undefined {
  const owner = readOwner(ownerFile(folder))
  return owner && findProcess(owner.pid)?.started === owner.started ? owner : undefined
}

const ownerFile = (folder: string): string => join(folder, 'postgres.owner')

function readOwner(file: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isOwner(owner) ? owner : undefined
  } catch {
    return undefined // absent, or cut off by a power failure
  }
}

function isOwner(value: unknown): value is Owner {
  return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
}

/** A reader sees the old text or the new one, never half of it. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}
