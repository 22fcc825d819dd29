import { type Kysely, sql } from 'kysely'
import { recordAudit } from '../audit/record'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'

/** Where sealed values stand: the table, and what gives the value. The migrations have the same for what was there before. */
export const SEALED_VALUES: readonly (readonly [table: string, value: string])[] = [
  ['second_factor', 'secret'],
  ['second_factor_offer', 'secret'],
  ['petition_person', 'id_card'],
  ['petition_person', 'mobile'],
  ['case_note', 'text'],
  ['window_ticket', 'rating_text'],
  ['self_entry', 'content'],
  ['petition_correction', 'content'],
  ['petition_draft', "content ->> 'sealed'"],
  ['letter_recognition', 'content'],
  ['export_task', 'asked'],
  ['export_task', 'password'],
  ['sign_on_ticket', 'id_token'],
  ['sign_on_session', 'id_token'],
]
/** As `fieldKeys` writes them. A number of a person may be as it was before numbers were encrypted. */
const FORM = '^sm4\\.[0-9a-f]{8}\\.'

/** How many values of the database are sealed with each key, by the key's id. Reads all of them. */
async function countValuesByKey(db: Db): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const [table, value] of SEALED_VALUES) {
    const { rows } = await sql<{ id: string; count: string }>`
      select split_part(value, '.', 2) as id, count(*) as count
      from (select ${sql.raw(value)} as value from ${sql.table(table)}) as sealed
      where value ~ ${FORM}
      group by 1`.execute(db)
    for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count))
  }
  return counts
}

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
    id,
    notedAt: noted_at,
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
