import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { beginsWith, contains } from '../../../platform/paging/like'
import { FEW, rareIds } from '../../lists/rare-words'
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
 * Ids of the petitions among which all that hold the words are, whoever may see them; undefined where each word is so
 * common that a page is full sooner by going through the caller's petitions from the newest on.
 */
export async function findWithin(
  db: Db,
  { provinceCode }: Pick<Caller, 'provinceCode'>,
  terms: readonly Term[],
): Promise<readonly string[] | undefined> {
  const sets = await Promise.all(terms.map(term => idsOf(db, provinceCode, term)))
  const [first, ...others] = sets.filter(ids => ids !== undefined)
  return first && [...others.reduce(common, first)]
}

const common = (left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...left].filter(id => right.has(id)))

async function idsOf(db: Db, provinceCode: string, term: Term): Promise<ReadonlySet<string> | undefined> {
  const found = new Set<string>()
  for (const word of term.alternatives) {
    if ([...word].length < SHORTEST) return undefined
    const ids = await idsHolding(db, provinceCode, word)
    if (!ids) return undefined
    for (const id of ids) found.add(id)
  }
  return found
}

async function idsHolding(db: Db, provinceCode: string, word: string): Promise<readonly string[] | undefined> {
  const places = [named, titled, ...(NUMBER.test(word) ? [numbered] : [])]
  const ids: string[] = []
  for (const place of places) {
    const { rows } = await sql<{ id: string }>`${place(provinceCode, word)} limit ${FEW + 1}`.execute(db)
    if (rows.length > FEW) return undefined
    ids.push(...rows.map(({ id }) => id))
  }
  const summarised = await rareIds(db, provinceCode, word)
  return summarised && [...ids, ...summarised]
}

const named = (provinceCode: string, word: string) => sql`
  select petition_id as id from petition_person where province_code = ${provinceCode}
    and text_pairs(name) @> text_pairs(${word}::text) and name like ${contains(word)} and role <> ${ACCUSED}`

const titled = (provinceCode: string, word: string) => sql`
  select id from petition where province_code = ${provinceCode} and title <> ''
    and text_pairs(title) @> text_pairs(${word}::text) and title like ${contains(word)}`

const numbered = (provinceCode: string, word: string) => sql`
  select id from petition where province_code = ${provinceCode} and petition_no like ${beginsWith(word.toUpperCase())}`
