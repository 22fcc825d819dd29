import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect'
import { cappedTotal, TOTAL_LIMIT } from '../paging/total'
import type { Position } from './position'
import type { Asker, SortKey, View } from './view'

export interface Ordered {
  readonly key: SortKey
  readonly descending: boolean
}

export interface Read {
  readonly view: View
  readonly asker: Asker
  readonly filter: RawBuilder<boolean>
  readonly order: Ordered
}

/** A row with its id and the instant by which it is ordered. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly row_id: string; readonly row_at: Date | null }

/** So many rows of a list, behind a position or behind a number of rows. */
export async function readRows(db: Db, read: Read, behind: Position | number, wanted: number): Promise<ListRow[]> {
  if (typeof behind === 'number') {
    const { rows } = await sql<ListRow>`${select(read)} ${inOrder(read)} offset ${behind} limit ${wanted}`.execute(db)
    return rows
  }
  return await rowsBehind(db, read, behind, wanted)
}

/** Rows without an instant come last; they are read apart, for a comparison of rows never reaches a null. */
async function rowsBehind(db: Db, read: Read, { at, id }: Position, wanted: number): Promise<ListRow[]> {
  const { view, order } = read
  const { value } = order.key
  const typed = view.textId ? sql`${id}::text` : sql`${id}::bigint`
  const further = sql.raw(order.descending ? '<' : '>')
  if (!at) return await rowsWhere(db, read, sql`${value} is null and ${view.id} ${further} ${typed}`, wanted)
  const later = sql`(${value}, ${view.id}) ${further} (${at}::timestamptz, ${typed})`
  const found = await rowsWhere(db, read, later, wanted)
  if (found.length === wanted || !order.key.mayLack) return found
  return [...found, ...(await rowsWhere(db, read, sql`${value} is null`, wanted - found.length))]
}

async function rowsWhere(db: Db, read: Read, more: RawBuilder<unknown>, wanted: number): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`${select(read)} and ${more} ${inOrder(read)} limit ${wanted}`.execute(db)
  return rows
}

/** How many rows there are; exact up to the limit of totals. */
export async function countRows(db: Db, { view, asker, filter }: Read) {
  const { rows } = await sql<{ count: string }>`select count(*) as count from (
    select from ${view.from(asker)} where ${view.where(asker)} and ${filter} limit ${TOTAL_LIMIT + 1}) as found`.execute(
    db,
  )
  return cappedTotal(Number(rows[0]?.count))
}

export const select = ({ view, asker, filter, order }: Read) => sql`
  select ${sql.join(selected(view))}, ${view.id}::text as row_id, ${order.key.value} as row_at
  from ${view.from(asker)} where ${view.where(asker)} and ${filter}`

const selected = ({ columns }: View) =>
  Object.entries(columns).map(([name, { value }]) => sql`${value} as ${sql.ref(name)}`)

export function inOrder({ view, order: { key, descending } }: Read) {
  const direction = sql.raw(descending ? (key.mayLack ? 'desc nulls last' : 'desc') : 'asc')
  return sql`order by ${key.value} ${direction}, ${view.id} ${sql.raw(descending ? 'desc' : 'asc')}`
}
