import type { Kysely } from 'kysely'
import type { Config } from './config'
import type { Database } from './database/schema'
import type { FileStore } from './files/store'
import type { FieldKeys } from './keys/field-keys'

/** What the whole process shares. */
export interface Services {
  readonly config: Config
  readonly db: Kysely<Database>
  /** A copy of the database that follows it: boards, reports, searches and exports read there, as fresh as in `db`. */
  readonly replica?: Kysely<Database>
  /** Where `db` is, for connections of their own. */
  readonly databaseUrl: string
  readonly files: FileStore
  readonly fieldKeys: FieldKeys
  /** The clock, in tests a fixed one. */
  readonly now: () => Date
}
