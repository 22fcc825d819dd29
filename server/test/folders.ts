import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/platform/database/embedded'
import { findOwner } from '../src/platform/database/embedded/claim'

const PREFIX = 'portal-tests-'
/** A younger folder may belong to a run that is about to claim it. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** A new folder for one PostgreSQL. Root hands PostgreSQL to another user, who has to be able to enter. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  chmodSync(folder, 0o755)
  return folder
}

/** A test run that was killed leaves its PostgreSQL behind; the next run ends it and removes the folder. */
export async function sweepTestFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name)
    if (name.startsWith(PREFIX) && isAbandoned(folder)) await remove(folder)
  }
}

function isAbandoned(folder: string): boolean {
  // Another run may have removed it since it was listed.
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS && !findOwner(folder)
}

async function remove(folder: string): Promise<void> {
  try {
    const embedded = await startEmbedded({ folder, log: () => {} })
    await embedded.stop()
  } catch {
    // never became a database, or another run is removing it too
  }
  rmSync(folder, { recursive: true, force: true })
}
