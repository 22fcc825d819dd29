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
/** As `server/src/screens/lists/rare-words.ts` has them. */
const FEW = 2000
const COMMON = 50
const MIGRATION = 'server/src/platform/database/migrations/0037_summary_pairs.sql'

const pattern = (/** @type {string} */ words) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

const likeNewest = (/** @type {Client} */ client, /** @type {string} */ words) =>
  client.query(`select id from bench_text where words like $1 order by id desc limit ${PAGE}`, [pattern(words)])
const likeCount = (/** @type {Client} */ client, /** @type {string} */ words) =>
  client.query(`select count(*) from (select from bench_text where words like $1 limit ${COUNTED}) as found`, [
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
    before: [await functionIn(join(root, MIGRATION))],
    index: 'create index bench_index on bench_text using gin (text_pairs(words))',
    newest: (client, words) => pairs(client, words, `order by id desc limit ${PAGE}`, likeNewest),
    count: (client, words) => pairs(client, words, `limit ${COUNTED}`, likeCount),
  }
}

/** The function that cuts texts, as the migration of the portal makes it. @param {string} file */
async function functionIn(file) {
  const [, made] = /(create function text_pairs[\s\S]*?\$\$;)/.exec(await readFile(file, 'utf8')) ?? []
  if (made === undefined) throw new Error(`${file} makes no text_pairs`)
  return made
}

/**
 * As the portal looks for petitions: of rare words the index has the rows, and each is looked at again; common words are
 * found sooner by going through the newest.
 * @param {Client} client @param {string} words @param {string} end @param {Way['newest']} common
 */
async function pairs(client, words, end, common) {
  const { rows: plans } = await client.query(
    `explain (format json) select from bench_text where text_pairs(words) @> text_pairs('${words.replaceAll("'", "''")}')`,
  )
  const { rows: sizes } = await client.query(
    `select reltuples::float8 as texts from pg_class where oid = 'bench_text'::regclass`,
  )
  if (plans[0]['QUERY PLAN'][0].Plan['Plan Rows'] > Math.max(FEW, sizes[0].texts / COMMON)) return common(client, words)
  const { rows } = await client.query(
    `select id from bench_text where text_pairs(words) @> text_pairs($1) limit ${FEW + 1}`,
    [words],
  )
  if (rows.length > FEW) return common(client, words)
  return client.query(`select id from bench_text where id = any($1::bigint[]) and words like $2 ${end}`, [
    rows.map(({ id }) => id),
    pattern(words),
  ])
}
