import { statfsSync } from 'node:fs'
import { startEmbedded } from '../src/platform/database/embedded'
import { makeTestFolder, sweepTestFolders } from './folders'

/** Tests can lose their data to a power failure; what they cannot afford is waiting for the disk, or for its upkeep. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
}
const TMPFS = 0x01021994
/** Bytes: three times what all databases of a run take. */
const PLENTY = 16 * 2 ** 30

/**
 * One PostgreSQL for all server tests, at TEST_DATABASE_URL; each test file makes a database of its own in it. Where the
 * variable is set already, that PostgreSQL is used: so the tests run on other versions.
 */
export default async function startDatabase(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return
  await sweepTestFolders()
  const asked = makeTestFolder()
  const embedded = await startEmbedded({ folder: asked, log: () => {}, settings })
  process.env.TEST_DATABASE_URL = embedded.url
  if (isRoomyDisk(embedded.folder)) process.env.TEST_DATABASES_STAY = '1'
  globalThis.testDatabase = { folders: [asked, embedded.folder], stop: () => embedded.stop() }
}

/**
 * There the databases stay until the end: before it makes a file, ext4 looks at all that were deleted in the last minutes,
 * and each database has a thousand.
 */
function isRoomyDisk(folder: string): boolean {
  const { type, bavail, bsize } = statfsSync(folder)
  return type !== TMPFS && bavail * bsize > PLENTY
}

declare global {
  /** Handed from the set-up to the tear-down, which run in one process. */
  var testDatabase: { folders: string[]; stop(): Promise<void> } | undefined
}
