import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { countRows } from './count'
import type { ListRow, Part, Read } from './part'
import type { Position } from './position'
import { rowsInReach } from './reach-rows'
import { selected } from './selected'

/**
 * So many rows of a list, behind a position or behind a number of rows. Rows without an instant come last and are read
 * apart: a comparison of rows never reaches a null, and an index that begins with nulls gives them first.
 */
export async function readRows(db: Db, read: Read, behind: Position | number, wanted: number): Promise<ListRow[]> {
  const isFurther = typeof behind === 'number' ? sql`true` : furtherThan(read, behind)
  if (typeof behind !== 'number' && !behind.at)
    return await rowsOf(db, read, { dated: false, condition: sql`${without(read)} and ${isFurther}`, ...first(wanted) })
  const offset = typeof behind === 'number' ? behind : 0
  const found = await rowsOf(db, read, datedPart(read, isFurther, { offset, limit: wanted }))
  if (found.length === wanted || !read.order.key.mayLack) return found
  const passed = found.length > 0 ? offset : await countRows(db, dated(read), offset)
  const rest = { offset: offset - passed, limit: wanted - found.length }
  return [...found, ...(await rowsOf(db, read, { dated: false, condition: without(read), ...rest }))]
}

const first = (limit: number) => ({ offset: 0, limit })
const without = ({ order }: Read) => sql<boolean>`${order.key.value} is null`

function datedPart(read: Read, isFurther: RawBuilder<unknown>, rows: { offset: number; limit: number }): Part {
  const { key } = read.order
  const condition = key.mayLack ? sql`${key.value} is not null and ${isFurther}` : isFurther
  return { dated: true, condition, ...rows }
}

function dated(read: Read): Read {
  const isDated = sql<boolean>`${read.order.key.value} is not null`
  return read.view.ofPetitions ? { ...read, within: isDated } : { ...read, filter: sql`${read.filter} and ${isDated}` }
}

function furtherThan({ view, order }: Read, { at, id }: Position): RawBuilder<unknown> {
  const further = sql.raw(order.descending ? '<' : '>')
  const typed = view.textId ? sql`${id}::text` : sql`${id}::bigint`
  const own = view.ofPetitions ? sql.ref('reach.petition_id') : view.id
  if (!at) return sql`${own} ${further} ${typed}`
  return sql`(${order.key.value}, ${own}) ${further} (${at}::timestamptz, ${typed})`
}

async function rowsOf(db: Db, read: Read, part: Part): Promise<ListRow[]> {
  const { rows } = await rowsSql(read, part).execute(db)
  return rows
}

/** SQL of a part of a list. */
export const rowsSql = (read: Read, part: Part): RawBuilder<ListRow> =>
  read.view.ofPetitions ? rowsInReach(read, part) : rowsOfView(read, part)

function rowsOfView(read: Read, part: Part) {
  const { view, asker, filter, order } = read
  const direction = sql.raw(order.descending ? 'desc' : 'asc')
  const instant = part.dated ? sql`${order.key.value} ${direction}, ` : sql``
  const inOrder = sql`order by ${instant} ${view.id} ${direction}`
  const found = sql`${view.where(asker)} and ${filter} and ${part.condition}`
  const page = sql`${inOrder} offset ${part.offset} limit ${part.limit}`
  const rows = sql`select ${selected(view, read.asker)}, ${view.id}::text as row_id, ${order.key.value} as row_at from ${view.from(asker)}`
  if (!order.key.withoutIndex) return sql<ListRow>`${rows} where ${found} ${page}`
  // Rows are sorted by little of them; all else is looked up for those of the page.
  const ids = sql`select ${view.id} from ${view.from(asker)} where ${found} ${page}`
  return sql<ListRow>`${rows} where ${view.id} = any(array(${ids})) ${inOrder}`
}
