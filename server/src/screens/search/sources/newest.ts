import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { pairsOf } from '../../lists/telling-pairs'

/** Petitions of a block, as `recent_pairs` of the migrations has them. */
const BLOCK = 16_384
/** The newest block may have begun just now, so there is always another. */
const FIRST = 2
/** How many times as many are looked at next, at least and at most. */
const GROWTH = { least: 2, most: 16 }
/** What is hoped for next to what is wanted: where a word stands petitions are not spread evenly. */
const HOPED = 1.3

/** The newest petitions, by blocks. */
export interface Newest {
  /** The id of the newest one. */
  readonly id: string
  readonly blocks: number
  /** Of all petitions, 0 to 1, as far as their ids tell. */
  readonly share: number
}

/** Few of the newest petitions; undefined where there are no more than these. */
export async function firstOfNewest(
  db: Db,
  { provinceCode }: Pick<Caller, 'provinceCode'>,
): Promise<Newest | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select max(id) as id from petition where province_code = ${provinceCode}`.execute(db)
  return newestOf(rows[0]?.id ?? '0')
}

/** More of the newest petitions, as many as may hold what is wanted where so many of the others did; undefined where these are most of all. */
export function moreOfNewest({ id, blocks }: Newest, wanted: number, held: number): Newest | undefined {
  const times = Math.ceil((HOPED * wanted) / Math.max(1, held))
  return newestOf(id, blocks * Math.min(GROWTH.most, Math.max(GROWTH.least, times)))
}

/** So many blocks of the newest petitions; undefined where these are all. @public The bench looks for texts so, too. */
export function newestOf(id: string, blocks = FIRST): Newest | undefined {
  const last = Number(id)
  if (blocks * BLOCK >= last) return undefined
  return { id, blocks, share: ((last % BLOCK) + (blocks - 1) * BLOCK) / last }
}

/** SQL for whether a text is of one of the newest petitions and may hold a word of two characters and more. */
export function isNewest(
  { id, blocks }: Newest,
  word: string,
  { words, petition }: { words: RawBuilder<unknown>; petition: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const each = pairsOf(word).map(
    pair => sql`recent_pairs(${words}, ${petition}) && newest_pairs(${pair}::text, ${id}::bigint, ${blocks}::integer)`,
  )
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}
