import { type Kysely, sql } from 'kysely'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'
import type { CodeTable } from './code-table-files'

export interface LoadedCodes {
  /** Codes that are new, or have another name, place or order, or are in use again. */
  readonly written: number
  /** Codes that are no longer in use. */
  readonly closed: number
}

/**
 * Makes the code tables what the province's files say. A code that they no longer name stays, since petitions hold
 * it, but can no longer be chosen; one that the system's officer has set is as it was set. Servers that start together do this one after the other.
 */
export function loadCodes(db: Kysely<Database>, tables: readonly CodeTable[]): Promise<LoadedCodes> {
  const rows = tables.flatMap(rowsOf)
  return db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(hashtextextended('code_item', 0))`.execute(transaction)
    return { written: await write(transaction, rows), closed: await closeOthers(transaction, rows) }
  })
}

type Row = ReturnType<typeof rowsOf>[number]

const rowsOf = ({ table, items }: CodeTable) =>
  items.map(({ code, name, parent = null }, index) => ({
    table_name: table,
    code_id: code,
    code_name: name,
    parent_id: parent,
    sort_no: index,
    in_use: true,
  }))

async function write(db: Db, rows: readonly Row[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('code_item')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['table_name', 'code_id'])
        .doUpdateSet(eb => ({
          code_name: eb.ref('excluded.code_name'),
          parent_id: eb.ref('excluded.parent_id'),
          sort_no: eb.ref('excluded.sort_no'),
          in_use: true,
        }))
        .where(
          sql<boolean>`not code_item.set_by_officer and (code_item.code_name, code_item.parent_id, code_item.sort_no, code_item.in_use)
            is distinct from (excluded.code_name, excluded.parent_id, excluded.sort_no, true)`,
        ),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

async function closeOthers(db: Db, rows: readonly Row[]): Promise<number> {
  const named = sql`select * from unnest(${rows.map(row => row.table_name)}::text[], ${rows.map(row => row.code_id)}::text[])`
  const { numUpdatedRows } = await db
    .updateTable('code_item')
    .set({ in_use: false })
    .where('in_use', '=', true)
    .where('set_by_officer', '=', false)
    .where(sql<boolean>`(table_name, code_id) not in (${named})`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
