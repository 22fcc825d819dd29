import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { beginsWith, contains } from '../../../platform/paging/like'
import { mayHold, rareIds, type Texts } from '../../lists/rare-words'
import type { Term } from '../terms'
import { isNewest, type Newest } from './newest'

/** The form of a petition and the place where it was registered, at least. */
const NUMBER = /^[A-Z]{2}\d{6,}$/i
/** A role of `petition_person`: who is accused is nobody who petitions. */
const ACCUSED = '6'
const SHORTEST = 2
/** So much of somebody's number finds people, for a reason, and not the letters in which it stands. */
const PERSONAL = /\d{7}/

/** Where petitions are looked for. */
export interface Place {
  readonly provinceCode: string
  /** Without, everywhere. */
  readonly newest?: Newest
  /** What was found among the newest tells that few hold the words. */
  readonly isRare?: boolean
  /** Numbers, names and titles alone. */
  readonly inNames?: boolean
}

/** SQL for whether the petition in the query holds each of the words somewhere, letter for letter. */
export function holdsAll(terms: readonly Term[], inNames = false): RawBuilder<boolean> {
  const each = terms.map(({ alternatives }) => {
    const places = alternatives.flatMap(word => (inNames ? namesHold(word) : [...namesHold(word), ...textsHold(word)]))
    return sql`(${sql.join(places, sql` or `)})`
  })
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

const namesHold = (word: string): RawBuilder<unknown>[] => [
  ...(NUMBER.test(word) ? [sql`petition.petition_no like ${beginsWith(word.toUpperCase())}`] : []),
  sql`petition.title like ${contains(word)}`,
  sql`exists (
    select from petition_person as named where named.province_code = petition.province_code
      and named.petition_id = petition.id and named.role <> ${ACCUSED} and named.name like ${contains(word)})`,
]

const textsHold = (word: string): RawBuilder<unknown>[] => [
  sql`petition.summary like ${contains(word)}`,
  ...(isSaid(word) ? [sql`petition.original_text like ${contains(word)}`] : []),
]

/** Whether the word is looked for in what a letter itself says. */
const isSaid = (word: string): boolean => !PERSONAL.test(word)

/** SQL for the names in the petition in the query that hold one of the words. */
export const namesWith = (terms: readonly Term[]): RawBuilder<readonly string[]> => sql`array(
  select distinct named.name from petition_person as named where named.province_code = petition.province_code
    and named.petition_id = petition.id and named.role <> ${ACCUSED}
    and named.name like any(${terms.flatMap(({ alternatives }) => alternatives.map(contains))}::text[]))`

/** Characters of an original in front of a word, and behind that: more than are shown. */
const BEFORE = 24
const LENGTH = 140

/** SQL for what the original of the petition in the query says around each of the words; '' where it says nothing of it. */
export function saidAround(terms: readonly Term[]): RawBuilder<readonly string[]> {
  const each = terms.map(
    ({ alternatives }) => sql`coalesce(${sql.join([...alternatives.filter(isSaid).map(around), sql`''`])})`,
  )
  return sql`array[${sql.join(each)}]::text[]`
}

function around(word: string): RawBuilder<unknown> {
  const at = sql`strpos(petition.original_text, ${word})`
  const begun = sql`substr(petition.original_text, greatest(1, ${at} - ${sql.lit(BEFORE)}), ${sql.lit(LENGTH)})`
  return sql`case when ${at} > ${sql.lit(BEFORE)} + 1 then '…' || ${begun} when ${at} > 0 then ${begun} end`
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
  const texts = place.inNames ? [] : [SUMMARIES, ...(isSaid(word) ? [ORIGINALS] : [])]
  const names = [NAMES, TITLES, ...(place.newest ? texts : [])].map(each => held(place, word, each))
  for (const find of NUMBER.test(word) ? [...names, numbered(place, word)] : names) {
    const { rows } = await sql<{ id: string }>`${find} limit ${few + 1}`.execute(db)
    if (rows.length > few) return undefined
    ids.push(...rows.map(({ id }) => id))
  }
  if (place.newest) return ids
  for (const each of texts) {
    const rare = await rareIds(db, place, word, { few, isRare: place.isRare, texts: each })
    if (!rare) return undefined
    ids.push(...rare)
  }
  return ids
}

interface Held extends Texts {
  /** What else makes it one that is looked at. */
  readonly condition?: RawBuilder<unknown>
}

const NAMES: Held = {
  from: sql`petition_person`,
  words: sql.ref('name'),
  petition: sql.ref('petition_id'),
  condition: sql`role <> ${ACCUSED}`,
}
const TITLES: Held = {
  from: sql`petition`,
  words: sql.ref('title'),
  petition: sql.ref('id'),
  condition: sql`title <> ''`,
}
const SUMMARIES: Held = { from: sql`petition`, words: sql.ref('summary'), petition: sql.ref('id') }
const ORIGINALS: Held = { from: sql`petition_original`, words: sql.ref('text'), petition: sql.ref('petition_id') }

/** What an index tells; LIKE decides. */
const mayBeOne = ({ newest }: Place, word: string, texts: Held) =>
  newest ? isNewest(newest, word, texts) : mayHold(texts.words, word)

const held = (place: Place, word: string, texts: Held) => sql`
  select ${texts.petition} as id from ${texts.from} where province_code = ${place.provinceCode}
    and ${texts.condition ?? sql`true`} and ${mayBeOne(place, word, texts)} and ${texts.words} like ${contains(word)}`

const numbered = (place: Place, word: string) => sql`
  select id from petition where province_code = ${place.provinceCode} and petition_no <> ''
    and petition_no like ${beginsWith(word.toUpperCase())}`
