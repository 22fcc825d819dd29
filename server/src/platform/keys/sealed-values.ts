import { sql } from 'kysely'
import type { Db } from '../database/connect'

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
]
/** As `fieldKeys` writes them. A number of a person may be as it was before numbers were encrypted. */
const FORM = '^sm4\\.[0-9a-f]{8}\\.'

/** How many values of the database are sealed with each key, by the key's id. Reads all of them. */
export async function countValuesByKey(db: Db): Promise<ReadonlyMap<string, number>> {
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
