import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programIn } from './binaries'
import type { Place } from './place'
import type { Server } from './server'
import { waitFor } from './wait'

const STOP_LIMIT_MS = 30_000

/** PostgreSQL's fast shutdown: sessions end, open transactions are undone, everything is written to disk. */
export async function shutDown(server: Server, place: Place): Promise<void> {
  if (!server.isGone()) interrupt(server.pid, place)
  const gone = await waitFor(() => server.isGone() || undefined, STOP_LIMIT_MS)
  if (gone) return
  throw new Error(
    `PostgreSQL (process ${server.pid}) did not stop within ${STOP_LIMIT_MS / 1000} s; ` +
      `see ${join(place.folder, 'postgres.log')}. The next start takes it over`,
  )
}

/** Windows has no signals; PostgreSQL brings a program that sends its own kind. */
function interrupt(pid: number, { binaries }: Place): void {
  if (process.platform === 'win32') {
    spawnSync(programIn(binaries, 'pg_ctl'), ['kill', 'INT', String(pid)], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // gone since we looked
  }
}
