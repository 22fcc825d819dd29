import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jiebaWay } from './jieba.mjs'

/** @typedef {import('pg').Client} Client */
/**
 * A way of finding texts that hold some words.
 * @typedef {object} Way
 * @property {string} name
 * @property {readonly string[]} before made once
 * @property {(client: Client) => Promise<void>} [prepare] what its index is made of, where that is not the text
 * @property {readonly string[]} indexes each as `table using method (columns)`
 * @property {(client: Client, words: string) => Promise<unknown>} newest the last twenty
 * @property {(client: Client, words: string) => Promise<unknown>} count to a hundred, and whether there are more
 * @property {(client: Client, texts: string[]) => Promise<unknown>} [write] more texts, where that is not writing the table
 */

const PAGE = 20
const COUNTED = 101
/** As `server/src/screens/search/sources/petitions.ts`, `newest.ts` beside it and `screens/lists/rare-words.ts` have them. */
const MANY = 2000
const RARE = MANY / 2
const COMMON = 50
const MIGRATIONS = ['202611281201_search_keys.sql', '202611291200_recent_keys.sql']
const [BLOCK, FIRST, GROWTH] = [16_384, 2, 4]

const pattern = (/** @type {string} */ words) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** @typedef {(client: Client, words: string, among?: string) => Promise<unknown>} Look at the texts of a table, each of them */
/** @type {Look} */
const likeNewest = (client, words, among = 'bench_text') =>
  client.query(`select id from ${among} where words like $1 order by id desc limit ${PAGE}`, [pattern(words)])
/** @type {Look} */
const likeCount = (client, words, among = 'bench_text') =>
  client.query(`select count(*) from (select from ${among} where words like $1 limit ${COUNTED}) as found`, [
    pattern(words),
  ])

/** Beyond so many texts only what needs no index of its own stands beside the portal: theirs take hours to build. */
const TEXTS_OF_OTHERS = 2_000_000

/**
 * The portal's own, and what others would take.
 * @param {string} root @param {number} texts @param {readonly string[]} vocabulary @returns {Promise<Way[]>}
 */
export async function waysOf(root, texts, vocabulary) {
  const own = await ownWay(root)
  return texts > TEXTS_OF_OTHERS ? [own, READING] : [own, TRIGRAMS, READING, await jiebaWay(root, vocabulary)]
}

/** @type {Way} */
const TRIGRAMS = {
  name: 'pg_trgm',
  before: ['create extension if not exists pg_trgm'],
  indexes: ['bench_text using gin (words gin_trgm_ops)'],
  newest: likeNewest,
  count: likeCount,
}

/** @type {Way} */
const READING = { name: 'LIKE', before: [], indexes: [], newest: likeNewest, count: likeCount }

/** @param {string} root @returns {Promise<Way>} */
async function ownWay(root) {
  return {
    name: 'pairs of characters',
    before: await Promise.all(
      MIGRATIONS.map(name => readFile(join(root, 'server/src/platform/database/migrations', name), 'utf8')),
    ),
    indexes: ['bench_text using gin (pair_keys(words))', 'bench_text using gin (recent_keys(words, id))'],
    newest: (client, words) => pairs(client, words, PAGE, likeNewest),
    count: (client, words) => pairs(client, words, COUNTED, likeCount),
  }
}

/** Texts from the newest on, one after the other. */
const ALL = '(select id, words from bench_text order by id desc offset 0) as text'

/**
 * As the portal looks for petitions: those of the newest blocks first, then those of more; of a rare word all, and each is
 * looked at again; common ones are found sooner by going through the newest.
 * @param {Client} client @param {string} words @param {number} wanted @param {Look} look
 */
async function pairs(client, words, wanted, look) {
  const among = (/** @type {string} */ texts) => look(client, words, texts)
  const amongIds = (/** @type {string[]} */ ids) =>
    among(`(select * from bench_text where id = any('{${ids.join()}}'::bigint[])) as text`)
  const { rows: newest } = await client.query('select max(id) as last from bench_text')
  const last = Number(newest[0].last)
  let mayBeFew = true
  for (let blocks = FIRST; blocks * BLOCK < last; blocks *= GROWTH) {
    const some = await idsIn(client, words, last, blocks)
    if (!some) return among(ALL)
    if (some.length >= wanted) return amongIds(some)
    const share = ((last % BLOCK) + (blocks - 1) * BLOCK) / last
    if (!mayBeFew || some.length / share > RARE) continue
    const all = await fewIds(client, words)
    if (all) return amongIds(all)
    mayBeFew = false
  }
  const all = mayBeFew ? await fewIds(client, words) : undefined
  return all ? amongIds(all) : among(ALL)
}

/** @param {Client} client @param {string} words @param {number} last @param {number} blocks */
async function idsIn(client, words, last, blocks) {
  const letters = [...words]
  const pairsOf = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  const each = pairsOf.map((_, at) => `recent_keys(words, id) && newest_keys($${at + 4}, $2, $3)`)
  const { rows } = await client.query(
    `select id from bench_text where ${each.join(' and ')} and words like $1 limit ${MANY + 1}`,
    [pattern(words), last, blocks, ...pairsOf],
  )
  return rows.length > MANY ? undefined : rows.map(({ id }) => id)
}

/** @param {Client} client @param {string} words */
async function fewIds(client, words) {
  const { rows: plans } = await client.query(
    `explain (format json) select from bench_text where pair_keys(words) @> pair_keys('${words.replaceAll("'", "''")}')`,
  )
  const { rows: sizes } = await client.query(
    `select reltuples::float8 as texts from pg_class where oid = 'bench_text'::regclass`,
  )
  if (plans[0]['QUERY PLAN'][0].Plan['Plan Rows'] > Math.max(MANY, sizes[0].texts / COMMON)) return undefined
  const { rows } = await client.query(
    `select id from bench_text where pair_keys(words) @> pair_keys($1) limit ${MANY + 1}`,
    [words],
  )
  return rows.length > MANY ? undefined : rows.map(({ id }) => id)
}
