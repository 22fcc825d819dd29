import type { Kysely } from 'kysely'
import { recordAudit } from '../audit/record'
import type { Database } from '../database/schema'
import { countValuesByKey } from './sealed-values'

/** What is sealed with a key. */
export interface KeyUse {
  readonly id: string
  readonly notedAt: Date
  /** Values in the database. */
  readonly values: number
  readonly files: number
}

interface Sealed {
  readonly db: Kysely<Database>
  readonly files: { countByKey(): Promise<ReadonlyMap<string, number>> }
}

/** The keys that are noted, the oldest first, with what is sealed with each. */
export async function keysInUse({ db, files }: Sealed): Promise<KeyUse[]> {
  const keys = await db.selectFrom('field_key').orderBy('noted_at').orderBy('id').selectAll().execute()
  const [values, contents] = [await countValuesByKey(db), await files.countByKey()]
  return keys.map(({ id, noted_at }) => ({
    ...{ id, notedAt: noted_at },
    values: values.get(id) ?? 0,
    files: contents.get(id) ?? 0,
  }))
}

/** Lets servers start without a key. Refuses while anything is sealed with it, or will be. */
export async function forgetKey(sealed: Sealed, id: string, current: string): Promise<void> {
  const key = (await keysInUse(sealed)).find(one => one.id === id)
  if (!key) throw new Error(`No key ${id} is noted`)
  if (id === current) throw new Error(`The key ${id} is the one that seals. Put a newer one in front of it first`)
  if (key.values + key.files > 0)
    throw new Error(`${key.values} values and ${key.files} files are sealed with the key ${id}; it must stay`)
  await sealed.db.transaction().execute(async transaction => {
    await transaction.deleteFrom('field_key').where('id', '=', id).execute()
    await recordAudit(transaction, {
      action: '停用字段密钥',
      objectType: 'field_key',
      objectId: id,
      address: 'command line',
    })
  })
}
