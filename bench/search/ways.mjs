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
const [RARE, COMMON_AMONG_NEWEST] = [MANY / 2, MANY / 2]
const [COMMON, RARE_PAIR, VAGUE_PAIR, LEFT, SHORT] = [50, 100, 5, 200, 2]
const MIGRATIONS = ['202611281201_search_keys.sql', '202611291300_recent_pairs.sql', '202611301300_sought_pairs.sql']
const [BLOCK, FIRST, LEAST_GROWTH, MOST_GROWTH, HOPED] = [16_384, 2, 2, 16, 1.3]

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
    indexes: ['bench_text using gin (pair_keys(words))', 'bench_text using gin (recent_pairs(words, id))'],
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
  const newestAmong = (/** @type {string[]} */ ids) => {
    const near = ids.toSorted((one, other) => Number(other) - Number(one)).slice(0, 2 * wanted)
    return look(client, words, `(select * from bench_text where id = any('{${near.join()}}'::bigint[])) as text`)
  }
  const { rows: newest } = await client.query('select max(id) as last from bench_text')
  const last = Number(newest[0].last)
  let mayBeFew = true
  for (let blocks = FIRST; blocks * BLOCK < last; ) {
    const some = await idsIn(client, words, last, blocks)
    if (!some) return look(client, words, ALL)
    if (some.length >= wanted) return newestAmong(some)
    const share = ((last % BLOCK) + (blocks - 1) * BLOCK) / last
    if (mayBeFew && some.length / share <= RARE) {
      const all = await fewIds(client, words, true)
      if (all) return newestAmong(all)
      mayBeFew = false
    }
    const times = Math.ceil((HOPED * wanted) / Math.max(1, some.length))
    blocks *= Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, times))
  }
  const all = mayBeFew ? await fewIds(client, words) : undefined
  return all ? newestAmong(all) : look(client, words, ALL)
}

/** @param {string} words */
function pairsOf(words) {
  const letters = [...words]
  return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))]
}

/** @param {Client} client @param {string} words @param {number} last @param {number} blocks */
async function idsIn(client, words, last, blocks) {
  const all = pairsOf(words)
  const each = all.map((_, at) => `recent_pairs(words, id) && newest_pairs($${at + 4}, $2, $3)`)
  return await idsWith(client, words, each.join(' and '), [last, blocks, ...all], COMMON_AMONG_NEWEST)
}

/** @param {Client} client @param {string} words @param {boolean} [isKnown] that few hold them */
async function fewIds(client, words, isKnown) {
  const asked = await tellingPairs(client, pairsOf(words), isKnown)
  return asked && (await idsWith(client, words, `pair_keys(words) @> ${keysOf(asked, 2)}`, asked, MANY))
}

/** @param {Client} client @param {readonly string[]} pairs @param {boolean} [isKnown] that few hold them */
async function tellingPairs(client, pairs, isKnown) {
  if (isKnown && pairs.length <= SHORT) return pairs
  const [size = 0, ofAll = 0, ...ofEach] = await guessesOf(client, [[], pairs, ...pairs.map(pair => [pair])])
  const isRare = (/** @type {number} */ guess, /** @type {number} */ share) => guess <= Math.max(MANY, size / share)
  const isFew = isKnown || isRare(ofAll, COMMON) || ofEach.some(guess => isRare(guess, RARE_PAIR))
  return isFew ? rarestOf(pairs, ofEach, size) : undefined
}

/** @param {readonly string[]} pairs @param {readonly number[]} guesses @param {number} size */
function rarestOf(pairs, guesses, size) {
  const byGuess = pairs
    .map((pair, at) => ({ pair, guess: guesses[at] ?? 0 }))
    .sort((one, other) => one.guess - other.guess)
  /** @type {string[]} */
  const found = []
  let left = size
  for (const { pair, guess } of byGuess) {
    const isTelling = left > LEFT && guess <= size / VAGUE_PAIR
    if (found.length > 0 && guess > size / RARE_PAIR && !isTelling) break
    found.push(pair)
    left *= guess / size
  }
  return found
}

/** @param {Client} client @param {readonly (readonly string[])[]} asked @returns {Promise<number[]>} */
async function guessesOf(client, asked) {
  let first = 1
  const each = asked.map(pairs => {
    const keys = keysOf(pairs, first)
    first += pairs.length
    return `select '' from bench_text ${pairs.length > 0 ? `where pair_keys(words) @> ${keys}` : ''}`
  })
  const { rows } = await client.query(`explain (format json) ${each.join(' union all ')}`, asked.flat())
  const plans = rows[0]['QUERY PLAN'][0].Plan.Plans
  return plans.map((/** @type {Record<string, number>} */ plan) => plan['Plan Rows'])
}

/** @param {readonly string[]} asked @param {number} first the place of the first of them among the values */
const keysOf = (asked, first) => `(${asked.map((_, at) => `sought_pairs($${at + first}::text)`).join(' || ')})`

/** @param {Client} client @param {string} words @param {string} held @param {readonly unknown[]} values from the second on @param {number} few */
async function idsWith(client, words, held, values, few) {
  const { rows } = await client.query(`select id from bench_text where ${held} and words like $1 limit ${few + 1}`, [
    pattern(words),
    ...values,
  ])
  return rows.length > few ? undefined : rows.map(({ id }) => id)
}
