import { connect } from '../src/platform/database/connect'
import type { Services } from '../src/platform/services'
import { copyOf } from './databases'

interface TestDatabase extends Pick<Services, 'db' | 'databaseUrl'> {
  /** As the owner of the tables. */
  readonly ownerDb: Services['db']
  readonly ownerUrl: string
}

/** A database for all tests of a file, on which no server runs. */
export function useDatabase(): TestDatabase {
  let database: TestDatabase | undefined
  let drop = async () => {}
  beforeAll(async () => {
    const copy = await copyOf('empty')
    drop = copy.drop
    const { url, ownerUrl } = copy
    database = { db: connect(url), ownerDb: connect(ownerUrl), databaseUrl: url, ownerUrl }
  })
  afterAll(async () => {
    await database?.db.destroy()
    await database?.ownerDb.destroy()
    await drop()
  })
  // What a test reaches for is there by the time it runs, though not when it is described.
  return new Proxy({} as TestDatabase, { get: (_, key) => Reflect.get(database ?? {}, key) })
}
