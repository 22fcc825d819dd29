import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { beginsWith, contains } from '../../../platform/paging/like'
import { mayHold, rareIds } from '../../lists/rare-words'
import type { Term } from '../terms'
import { isNewest, type Newest } from './newest'

/** The form of a petition and the place where it was registered, at least. */
const NUMBER = /^[A-Z]{2}\d{6,}$/i
/** A role of `petition_person`: who is accused is nobody who petitions. */
const ACCUSED = '6'
const SHORTEST = 2

/** Where petitions are looked for. */
export interface Place {
  readonly provinceCode: string
  /** Without, everywhere. */
  readonly newest?: Newest
  /** What was found among the newest tells that few hold the words. */
  readonly isRare?: boolean
}

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
  for (const find of [named, titled, ...(NUMBER.test(word) ? [numbered] : []), ...(place.newest ? [summarised] : [])]) {
    const { rows } = await sql<{ id: string }>`${find(place, word)} limit ${few + 1}`.execute(db)
    if (rows.length > few) return undefined
    ids.push(...rows.map(({ id }) => id))
  }
  if (place.newest) return ids
  const rare = await rareIds(db, place, word, { few, isRare: place.isRare })
  return rare && [...ids, ...rare]
}

const NAMES = { words: sql.ref('name'), petition: sql.ref('petition_id') }
const TITLES = { words: sql.ref('title'), petition: sql.ref('id') }
const SUMMARIES = { words: sql.ref('summary'), petition: sql.ref('id') }

/** What an index tells; LIKE decides. */
const mayBeOne = ({ newest }: Place, word: string, texts: typeof NAMES) =>
  newest ? isNewest(newest, word, texts) : mayHold(texts.words, word)

const named = (place: Place, word: string) => sql`
  select petition_id as id from petition_person where province_code = ${place.provinceCode}
    and ${mayBeOne(place, word, NAMES)} and name like ${contains(word)} and role <> ${ACCUSED}`

const titled = (place: Place, word: string) => sql`
  select id from petition where province_code = ${place.provinceCode} and title <> ''
    and ${mayBeOne(place, word, TITLES)} and title like ${contains(word)}`

const summarised = (place: Place, word: string) => sql`
  select id from petition where province_code = ${place.provinceCode}
    and ${mayBeOne(place, word, SUMMARIES)} and summary like ${contains(word)}`

const numbered = (place: Place, word: string) => sql`
  select id from petition where province_code = ${place.provinceCode} and petition_no <> ''
    and petition_no like ${beginsWith(word.toUpperCase())}`
