import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import type { Filter, RareWords } from './conditions'
import type { View } from './view'

/** Of more petitions than these a page is found sooner by going through a list in its order. */
export const FEW = 2000
/** What one petition in so many holds is common, and not worth asking the index for; a rare pair makes a word rare. */
const COMMON = 50
const RARE_PAIR = 100
/** What one petition in so many holds tells nothing beside rarer pairs; nor does another where so few petitions are left. */
const VAGUE_PAIR = 5
const LEFT = 200
/** A word of so many pairs is looked for by all; of a longer one so many are asked about, at most. */
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
  const pairs = await tellingPairs(db, word, isRare)
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
  const keys = words.map(word => sql`sought_pairs(${word}::text)`)
  return sql<boolean>`pair_keys(${text}) @> (${sql.join(keys, sql` || `)})`
}

const SUMMARY = sql.ref('petition.summary')

/** The pairs by which a word is found in the index; undefined for a common word. */
async function tellingPairs(db: Db, word: string, isKnown: boolean): Promise<readonly string[] | undefined> {
  const pairs = pairsOf(word).slice(0, MOST_PAIRS)
  if (isKnown && pairs.length <= SHORT) return pairs
  const [size = 0, ofAll = 0, ...ofEach] = await guessesOf(db, [[], pairs, ...pairs.map(pair => [pair])])
  const isRare = (guess: number, share: number) => guess <= Math.max(FEW, size / share)
  const isFew = isKnown || isRare(ofAll, COMMON) || ofEach.some(guess => isRare(guess, RARE_PAIR))
  return isFew ? rarestOf(pairs, ofEach, size) : undefined
}

/**
 * The rare ones of some pairs, and as many others as tell more. An index takes the rarest first and compares each of the
 * others with it: the long list of a pair that most petitions have costs more than it saves.
 */
function rarestOf(pairs: readonly string[], guesses: readonly number[], size: number): readonly string[] {
  const byGuess = pairs
    .map((pair, at) => ({ pair, guess: guesses[at] ?? 0 }))
    .sort((one, other) => one.guess - other.guess)
  const found: string[] = []
  let left = size
  for (const { pair, guess } of byGuess) {
    const isTelling = left > LEFT && guess <= size / VAGUE_PAIR
    // What is rare is guessed alike, however rare: only the index knows which is the rarest.
    if (found.length > 0 && guess > size / RARE_PAIR && !isTelling) break
    found.push(pair)
    left *= guess / size
  }
  return found
}

/** How many petitions may hold all of some pairs, each time, as far as the statistics of the table tell: by one question. */
async function guessesOf(db: Db, asked: readonly (readonly string[])[]): Promise<number[]> {
  const each = asked.map(
    pairs => sql`select '' from petition ${pairs.length > 0 ? sql`where ${mayHold(SUMMARY, ...pairs)}` : sql``}`,
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
