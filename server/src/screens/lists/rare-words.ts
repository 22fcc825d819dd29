import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import type { Filter, RareWords } from './conditions'
import { FEW, tellingPairs } from './telling-pairs'
import type { View } from './view'

/** The index knows neighbouring characters. */
const SHORTEST = 2

/** Where petitions have words, and an index that knows the pairs of characters in them. */
export interface Texts {
  readonly from: RawBuilder<unknown>
  readonly words: RawBuilder<unknown>
  readonly petition: RawBuilder<unknown>
}

const SUMMARIES: Texts = {
  from: sql`petition`,
  words: sql.ref('petition.summary'),
  petition: sql.ref('petition.id'),
}

/**
 * The rare ones of the words that a filter looks for in summaries. The index is asked how common they are, which the
 * planner can only guess: for a rare word it would read everything in the caller's reach.
 */
export async function findRareWords(
  db: Db,
  province: InProvince,
  view: View,
  filter: Filter | undefined,
): Promise<RareWords> {
  const found = new Map<string, readonly string[]>()
  for (const word of wordsIn(view, filter)) {
    const ids = await rareIds(db, province, word)
    if (ids) found.set(word, ids)
  }
  return found
}

type InProvince = Pick<Caller, 'provinceCode'>

interface Asked {
  /** More are too many. */
  readonly few?: number
  /** Known from elsewhere not to be common. */
  readonly isRare?: boolean
  /** Without, summaries. */
  readonly texts?: Texts
}

/** Ids of the petitions that hold a word in such a text; undefined where they are not few. */
export async function rareIds(
  db: Db,
  province: InProvince,
  word: string,
  { few = FEW, isRare = false, texts = SUMMARIES }: Asked = {},
): Promise<string[] | undefined> {
  const pairs = await tellingPairs(word, isRare, asked => guessesOf(db, texts, asked))
  return pairs && (await fewWith(db, province, texts, { word, pairs, few }))
}

function wordsIn({ ofPetitions, fields }: View, filter: Filter | undefined): Set<string> {
  if (!ofPetitions || !filter) return new Set()
  const conditions = [filter, ...filter.groups].flatMap(group => group.conditions)
  const search = conditions.filter(({ field, operator }) => operator === 'contains' && fields[field]?.inPairs)
  return new Set(search.flatMap(({ values: [word = ''] }) => ([...word].length < SHORTEST ? [] : [word])))
}

/** SQL for whether a text may hold all of some words, as far as an index of its pairs tells. */
export function mayHold(text: RawBuilder<unknown>, ...words: readonly string[]): RawBuilder<boolean> {
  const keys = words.map(word => sql`sought_pairs(${word}::text)`)
  return sql<boolean>`pair_keys(${text}) @> (${sql.join(keys, sql` || `)})`
}

/** How many texts may hold all of some pairs, each time, as far as the statistics of the table tell: by one question. */
async function guessesOf(db: Db, { from, words }: Texts, asked: readonly (readonly string[])[]): Promise<number[]> {
  const each = asked.map(
    pairs => sql`select 1 from ${from} ${pairs.length > 0 ? sql`where ${mayHold(words, ...pairs)}` : sql``}`,
  )
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: Guess }] }>`
    explain (format json) ${sql.join(each, sql` union all `)}`.execute(db)
  return (rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? []).map(plan => plan['Plan Rows'])
}

interface Guess {
  readonly 'Plan Rows': number
  readonly Plans?: readonly Guess[]
}

async function fewWith(
  db: Db,
  { provinceCode }: InProvince,
  { from, words, petition }: Texts,
  { word, pairs, few }: { readonly word: string; readonly pairs: readonly string[]; readonly few: number },
): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    select ${petition} as id from ${from} where province_code = ${provinceCode} and ${mayHold(words, ...pairs)}
      and ${words} like ${contains(word)}
    limit ${few + 1}`.execute(db)
  return rows.length > few ? undefined : rows.map(({ id }) => id)
}
