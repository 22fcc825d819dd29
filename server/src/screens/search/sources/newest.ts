import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

/** Petitions of a block, as `recent_keys` of the migrations has them. */
const BLOCK = 16_384
/** The newest block may have begun just now, so there is always another. */
const FIRST = 2
const GROWTH = 4

/** The newest petitions, by blocks. */
export interface Newest {
  /** The id of the newest one. */
  readonly id: string
  readonly blocks: number
  /** Of all petitions, 0 to 1, as far as their ids tell. */
  readonly share: number
}

/** From few of the newest petitions to most of all, each within the next; none where there are few petitions at all. */
export async function windowsOfNewest(db: Db, { provinceCode }: Pick<Caller, 'provinceCode'>): Promise<Newest[]> {
  const { rows } = await sql<{ id: string | null }>`
    select max(id) as id from petition where province_code = ${provinceCode}`.execute(db)
  const id = rows[0]?.id ?? '0'
  const last = Number(id)
  const windows: Newest[] = []
  for (let blocks = FIRST; blocks * BLOCK < last; blocks *= GROWTH)
    windows.push({ id, blocks, share: ((last % BLOCK) + (blocks - 1) * BLOCK) / last })
  return windows
}

/** SQL for whether a text is of one of the newest petitions and may hold a word of two characters and more. */
export function isNewest(
  { id, blocks }: Newest,
  word: string,
  { words, petition }: { words: RawBuilder<unknown>; petition: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const letters = [...word]
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  const each = pairs.map(
    pair => sql`recent_keys(${words}, ${petition}) && newest_keys(${pair}::text, ${id}::bigint, ${blocks}::integer)`,
  )
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}
