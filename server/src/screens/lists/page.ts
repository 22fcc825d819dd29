import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { TOTAL_LIMIT } from '../../platform/paging/total'
import { countPetitions, countRows } from './count'
import type { ListRow, Read } from './part'
import type { Position } from './position'
import { asksNothing } from './reach-rows'
import { readRows } from './read'
import { FEW } from './telling-pairs'

interface Page {
  readonly found: readonly ListRow[]
  /** Of the whole list, counted to one beyond the limit of totals. */
  readonly count: number
}

/**
 * Rows of a list with their number. Of petitions that are asked for by what they are, the number comes first: few are then
 * read by their ids, while many are met soon enough along the order.
 */
export async function readPage(db: Db, read: Read, behind: Position | number, wanted: number): Promise<Page> {
  const known = typeof behind === 'number' ? undefined : behind.count
  if (!read.view.ofPetitions || asksNothing(read)) {
    const counting = known ?? countRows(db, read, TOTAL_LIMIT + 1)
    const [found, count] = await Promise.all([readRows(db, read, behind, wanted), counting])
    return { found, count }
  }
  // Those of a county are a range of their own, in order: on later pages they need not be found again.
  const isAlong = known !== undefined && (known > FEW || read.counties !== undefined)
  const { count, ids } = isAlong ? { count: known } : await countPetitions(db, read, TOTAL_LIMIT + 1)
  const among = ids ? { ...read, filter: sql<boolean>`petition.id = any(${ids}::bigint[])`, counties: undefined } : read
  return { found: await readRows(db, among, behind, wanted), count: known ?? count }
}
