import { jiebaWay } from './jieba.mjs'
import { pairsWay } from './pairs.mjs'

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
  const own = await pairsWay(root, {
    newest: { wanted: PAGE, look: likeNewest },
    count: { wanted: COUNTED, look: likeCount },
  })
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
