import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Filter, RareWords } from './conditions'
import type { View } from './view'

/** Of more petitions than these a page is found sooner by going through a list in its order. */
const FEW = 2000
/** What one petition in so many holds is common, and not worth asking the index for. */
const COMMON = 50
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

/** Ids of the petitions that may hold a word in their summary; undefined where they are not few. */
export const rareIds = async (db: Db, province: InProvince, word: string, few = FEW): Promise<string[] | undefined> =>
  (await isCommon(db, word)) ? undefined : await fewWith(db, province, word, few)

function wordsIn({ ofPetitions, fields }: View, filter: Filter | undefined): Set<string> {
  if (!ofPetitions || !filter) return new Set()
  const conditions = [filter, ...filter.groups].flatMap(group => group.conditions)
  const search = conditions.filter(({ field, operator }) => operator === 'contains' && fields[field]?.inPairs)
  return new Set(search.flatMap(({ values: [word = ''] }) => ([...word].length < SHORTEST ? [] : [word])))
}

/** SQL for whether a text may hold a word, as far as an index of its pairs tells. */
export const mayHold = (text: RawBuilder<unknown>, word: string): RawBuilder<boolean> =>
  sql<boolean>`pair_keys(${text}) @> pair_keys(${word}::text)`

const SUMMARY = sql.ref('petition.summary')

/** As far as the statistics of the table tell. */
async function isCommon(db: Db, word: string): Promise<boolean> {
  const { rows: plans } = await sql<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from petition where ${mayHold(SUMMARY, word)}`.execute(db)
  const { rows: sizes } = await sql<{ petitions: number }>`
    select reltuples::float8 as petitions from pg_class where oid = 'petition'::regclass`.execute(db)
  const guessed = plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
  return guessed > Math.max(FEW, (sizes[0]?.petitions ?? 0) / COMMON)
}

async function fewWith(db: Db, { provinceCode }: InProvince, word: string, few: number): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from petition where province_code = ${provinceCode} and ${mayHold(SUMMARY, word)}
    limit ${few + 1}`.execute(db)
  return rows.length > few ? undefined : rows.map(({ id }) => id)
}
