import { startEmbedded } from '../src/database/embedded'
import { makeTestFolder, sweepTestFolders } from './folders'

/** Tests can lose their data to a power failure; what they cannot afford is waiting for the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

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
  globalThis.testDatabase = { folders: [asked, embedded.folder], stop: () => embedded.stop() }
}

declare global {
  /** Handed from the set-up to the tear-down, which run in one process. */
  var testDatabase: { folders: string[]; stop(): Promise<void> } | undefined
}
