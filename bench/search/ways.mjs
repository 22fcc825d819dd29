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
 * @property {string} index empty where it has none
 * @property {(client: Client, words: string) => Promise<unknown>} newest the last twenty
 * @property {(client: Client, words: string) => Promise<unknown>} count to a hundred, and whether there are more
 * @property {(client: Client, texts: string[]) => Promise<unknown>} [write] more texts, where that is not writing the table
 */

const PAGE = 20
const COUNTED = 101
/** As `server/src/screens/search/sources/petitions.ts` and `screens/lists/rare-words.ts` have them. */
const FEW = 500
const MANY = 2000
const COMMON = 50
const MIGRATION = 'server/src/platform/database/migrations/202611281201_search_keys.sql'

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
  index: 'create index bench_index on bench_text using gin (words gin_trgm_ops)',
  newest: likeNewest,
  count: likeCount,
}

/** @type {Way} */
const READING = { name: 'LIKE', before: [], index: '', newest: likeNewest, count: likeCount }

/** @param {string} root @returns {Promise<Way>} */
async function ownWay(root) {
  return {
    name: 'pairs of characters',
    before: [await readFile(join(root, MIGRATION), 'utf8')],
    index: `create index bench_index on bench_text using gin ((${KEYS}))`,
    newest: (client, words) => pairs(client, words, PAGE, likeNewest),
    count: (client, words) => pairs(client, words, COUNTED, likeCount),
  }
}

const KEYS = 'pair_keys(words) || block_keys(id)'
/** Texts from the newest on, one after the other. */
const ALL = '(select id, words from bench_text order by id desc offset 0) as text'

/**
 * As the portal looks for petitions: of rare words the index has the rows, and each is looked at again; of others it has
 * those of the newest blocks; common ones are found sooner by going through the newest.
 * @param {Client} client @param {string} words @param {number} wanted @param {Look} look
 */
async function pairs(client, words, wanted, look) {
  const among = (/** @type {string} */ texts) => look(client, words, texts)
  const { rows: plans } = await client.query(
    `explain (format json) select from bench_text where (${KEYS}) @> pair_keys('${words.replaceAll("'", "''")}')`,
  )
  const { rows: sizes } = await client.query(
    `select reltuples::float8 as texts, (select newest_blocks(max(id)) from bench_text) as blocks
      from pg_class where oid = 'bench_text'::regclass`,
  )
  if (plans[0]['QUERY PLAN'][0].Plan['Plan Rows'] > Math.max(MANY, sizes[0].texts / COMMON)) return among(ALL)
  const idsIn = async (/** @type {number[]} */ block, /** @type {number} */ few) => {
    const { rows } = await client.query(
      `select id from bench_text where (${KEYS}) @> (pair_keys($1) || $2::integer[]) limit ${few + 1}`,
      [words, block],
    )
    return rows.length > few ? undefined : rows.map(({ id }) => id)
  }
  const amongIds = (/** @type {string[]} */ ids) =>
    among(`(select * from bench_text where id = any('{${ids.join()}}'::bigint[])) as text`)
  const found = await idsIn([], FEW)
  if (found) return amongIds(found)
  for (const block of sizes[0].blocks) {
    const some = await idsIn([block], MANY)
    if (!some) return among(ALL)
    if (some.length >= wanted) return amongIds(some)
  }
  const many = await idsIn([], MANY)
  if (many) return amongIds(many)
  return among(ALL)
}
