import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'
import { type FieldKeys, fieldKeys } from './field-keys'
import { makeKeyFile, readKeyFile } from './key-file'

type Place = Pick<Config, 'fieldKeys' | 'dataFolder'>

const HOW = 'Give all of them in FIELD_KEYS, the newest first'

/**
 * The keys of the environment, else of the data folder. Refuses where one is missing with which something was sealed,
 * and notes the one that seals from now on.
 *
 * @param makes whether a key is made where there is none; never where anything was sealed with another
 */
export function openFieldKeys(db: Kysely<Database>, place: Place, { makes = false } = {}): Promise<FieldKeys> {
  return db.transaction().execute(async transaction => {
    // Of two servers that start at once, each with keys of its own, the second is to meet those of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('field keys', 0))`.execute(transaction)
    const noted = await notedKeys(transaction)
    const file = join(place.dataFolder, 'keys/field.keys')
    const given = place.fieldKeys ?? (await readKeyFile(file))
    const keys = fieldKeys(given ?? (noted.length > 0 || !makes ? refuseNone(noted, file) : await makeKeyFile(file)))
    refuseOthers(noted, keys, place.fieldKeys === undefined ? file : 'FIELD_KEYS')
    await noteKey(transaction, keys)
    return keys
  })
}

/** Ids of the keys with which something is or was sealed, the oldest first. */
async function notedKeys(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`select to_regclass('field_key') is not null as there`.execute(
    db,
  )
  if (!found[0]?.there) throw new Error('The tables of this database are not up to date: start the portal once')
  const rows = await db.selectFrom('field_key').orderBy('noted_at').orderBy('id').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Writes down, by its id, the key that seals. */
export async function noteKey(db: Db, { ids: [id] }: FieldKeys): Promise<void> {
  await db
    .insertInto('field_key')
    .values({ id })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

function refuseNone(noted: readonly string[], file: string): never {
  if (noted.length === 0)
    throw new Error(
      `There are no field keys: FIELD_KEYS is empty and ${file} is missing. The portal makes one when it starts`,
    )
  throw new Error(
    `The database holds values sealed with the field keys ${noted.join(', ')}, and this server has none: FIELD_KEYS is ` +
      `empty and ${file} is missing. No new one is made. ${HOW}, or put ${file} back from its backup`,
  )
}

function refuseOthers(noted: readonly string[], { ids }: FieldKeys, source: string): void {
  const missing = noted.filter(id => !ids.includes(id))
  if (missing.length === 0) return
  throw new Error(
    `The database holds values sealed with the field keys ${missing.join(', ')}, which are not in ${source}. ` +
      `${HOW}; npm run keys says what is sealed with which`,
  )
}
