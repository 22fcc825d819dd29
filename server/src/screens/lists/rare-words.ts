import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import type { Filter, RareWords } from './conditions'
import type { View } from './view'

/** Of more petitions than these a page is found sooner by going through a list in its order. */
export const FEW = 2000
/** What one petition in so many holds is common, and not worth asking the index for; of the pairs of a word others tell more. */
const COMMON = 50
const COMMON_PAIR = 100
/** Pairs of a word that are asked about together; and of a longer one, each by itself, at most. */
const [SHORT, MOST_PAIRS] = [2, 8]
/** The index knows neighbouring characters. */
const SHORTEST = 2

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
}

/** Ids of the petitions that hold a word in their summary; undefined where they are not few. */
export async function rareIds(
  db: Db,
  province: InProvince,
  word: string,
  { few = FEW, isRare = false }: Asked = {},
): Promise<string[] | undefined> {
  const pairs = await rarePairs(db, word, isRare)
  return pairs && (await fewWith(db, province, word, pairs, few))
}

function wordsIn({ ofPetitions, fields }: View, filter: Filter | undefined): Set<string> {
  if (!ofPetitions || !filter) return new Set()
  const conditions = [filter, ...filter.groups].flatMap(group => group.conditions)
  const search = conditions.filter(({ field, operator }) => operator === 'contains' && fields[field]?.inPairs)
  return new Set(search.flatMap(({ values: [word = ''] }) => ([...word].length < SHORTEST ? [] : [word])))
}

/** The neighbouring characters of a word, each two once. */
export function pairsOf(word: string): string[] {
  const letters = [...word]
  return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))]
}

/** SQL for whether a text may hold all of some words, as far as an index of its pairs tells. */
export function mayHold(text: RawBuilder<unknown>, ...words: readonly string[]): RawBuilder<boolean> {
  const keys = words.map(word => sql`pair_keys(${word}::text)`)
  return sql<boolean>`pair_keys(${text}) @> (${sql.join(keys, sql` || `)})`
}

const SUMMARY = sql.ref('petition.summary')

/**
 * The pairs by which a word is found in the index. Of a longer word those that are rare by themselves: the long lists of the
 * others take time to compare and tell little. All where only together they are rare; undefined for a common word.
 */
async function rarePairs(db: Db, word: string, isKnown: boolean): Promise<readonly string[] | undefined> {
  const pairs = pairsOf(word).slice(0, MOST_PAIRS)
  const each = pairs.length > SHORT ? pairs : []
  if (each.length === 0 && isKnown) return pairs
  const [ofAll = 0, ...ofEach] = await guessesOf(db, [pairs, ...each.map(pair => [pair])])
  const size = Math.max(ofAll, ...ofEach) > FEW ? await sizeOf(db) : 0
  const isRare = (guess: number, share: number) => guess <= Math.max(FEW, size / share)
  const rare = each.filter((_, at) => isRare(ofEach[at] ?? 0, COMMON_PAIR))
  if (rare.length > 0) return rare
  return isKnown || isRare(ofAll, COMMON) ? pairs : undefined
}

/** How many petitions may hold all of some pairs, as far as the statistics of the table tell: by one question for several. */
async function guessesOf(db: Db, asked: readonly (readonly string[])[]): Promise<number[]> {
  const each = asked.map(pairs => sql`select 1 from petition where ${mayHold(SUMMARY, ...pairs)}`)
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: Guess }] }>`
    explain (format json) ${sql.join(each, sql` union all `)}`.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  const parts = asked.length > 1 ? plan?.Plans : plan && [plan]
  return (parts ?? []).map(part => part['Plan Rows'])
}

interface Guess {
  readonly 'Plan Rows': number
  readonly Plans?: readonly Guess[]
}

async function sizeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ petitions: number }>`
    select reltuples::float8 as petitions from pg_class where oid = 'petition'::regclass`.execute(db)
  return rows[0]?.petitions ?? 0
}

async function fewWith(
  db: Db,
  { provinceCode }: InProvince,
  word: string,
  pairs: readonly string[],
  few: number,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from petition where province_code = ${provinceCode} and ${mayHold(SUMMARY, ...pairs)}
      and summary like ${contains(word)}
    limit ${few + 1}`.execute(db)
  return rows.length > few ? undefined : rows.map(({ id }) => id)
}
