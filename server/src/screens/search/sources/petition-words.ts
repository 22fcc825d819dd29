import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { beginsWith, contains } from '../../../platform/paging/like'
import { keysOf, type Place, rareIds } from '../../lists/rare-words'
import type { Term } from '../terms'

/** The form of a petition and the place where it was registered, at least. */
const NUMBER = /^[A-Z]{2}\d{6,}$/i
/** A role of `petition_person`: who is accused is nobody who petitions. */
const ACCUSED = '6'
const SHORTEST = 2

/** SQL for whether the petition in the query holds each of the words somewhere, letter for letter. */
export function holdsAll(terms: readonly Term[]): RawBuilder<boolean> {
  const each = terms.map(({ alternatives }) => sql`(${sql.join(alternatives.map(holds), sql` or `)})`)
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

function holds(word: string): RawBuilder<boolean> {
  const held = contains(word)
  const numbered = NUMBER.test(word) ? sql`petition.petition_no like ${beginsWith(word.toUpperCase())} or ` : sql``
  return sql<boolean>`(${numbered}petition.summary like ${held} or petition.title like ${held} or exists (
    select from petition_person as named where named.province_code = petition.province_code
      and named.petition_id = petition.id and named.role <> ${ACCUSED} and named.name like ${held}))`
}

/**
 * Ids of the petitions of a place among which all that hold the words are, whoever may see them; undefined where more than
 * a few may hold each word.
 */
export async function findWithin(
  db: Db,
  place: Place,
  terms: readonly Term[],
  few: number,
): Promise<readonly string[] | undefined> {
  const sets = await Promise.all(terms.map(term => idsOf(db, place, term, few)))
  const [first, ...others] = sets.filter(ids => ids !== undefined)
  return first && [...others.reduce(common, first)]
}

/** The blocks of the newest petitions, each within the next; none where there are few petitions at all. */
export async function newestBlocks(db: Db, { provinceCode }: Pick<Caller, 'provinceCode'>): Promise<readonly number[]> {
  const { rows } = await sql<{ blocks: number[] | null }>`
    select newest_blocks(max(id)) as blocks from petition where province_code = ${provinceCode}`.execute(db)
  return rows[0]?.blocks ?? []
}

const common = (left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...left].filter(id => right.has(id)))

async function idsOf(db: Db, place: Place, term: Term, few: number): Promise<ReadonlySet<string> | undefined> {
  const found = new Set<string>()
  for (const word of term.alternatives) {
    if ([...word].length < SHORTEST) return undefined
    const ids = await idsHolding(db, place, word, few)
    if (!ids) return undefined
    for (const id of ids) found.add(id)
  }
  return found
}

async function idsHolding(db: Db, place: Place, word: string, few: number): Promise<readonly string[] | undefined> {
  const ids: string[] = []
  for (const find of [named, titled, ...(NUMBER.test(word) ? [numbered] : [])]) {
    const { rows } = await sql<{ id: string }>`${find(place, word)} limit ${few + 1}`.execute(db)
    if (rows.length > few) return undefined
    ids.push(...rows.map(({ id }) => id))
  }
  const summarised = await rareIds(db, place, word, few)
  return summarised && [...ids, ...summarised]
}

const named = (place: Place, word: string) => sql`
  select petition_id as id from petition_person where province_code = ${place.provinceCode}
    and (pair_keys(name) || block_keys(petition_id)) @> ${keysOf(word, place)} and name like ${contains(word)} and role <> ${ACCUSED}`

const titled = (place: Place, word: string) => sql`
  select id from petition where province_code = ${place.provinceCode} and title <> ''
    and (pair_keys(title) || block_keys(id)) @> ${keysOf(word, place)} and title like ${contains(word)}`

const numbered = (place: Place, word: string) => sql`
  select id from petition where province_code = ${place.provinceCode} and petition_no like ${beginsWith(word.toUpperCase())}`
