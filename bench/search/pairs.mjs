import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** @typedef {import('pg').Client} Client @typedef {import('./ways.mjs').Way} Way @typedef {import('./ways.mjs').Look} Look */

const require = createRequire(import.meta.url)
/** As `server/src/screens/search/sources/petitions.ts` has them. */
const MANY = 2000
const [RARE, COMMON_AMONG_NEWEST] = [MANY / 2, MANY / 2]
const MIGRATIONS = ['202611281201_search_keys.sql', '202611291300_recent_pairs.sql', '202611301300_sought_pairs.sql']
/** Texts from the newest on, one after the other. */
const ALL = '(select id, words from bench_text order by id desc offset 0) as text'

/**
 * As the portal looks for petitions: those of the newest blocks first, then those of more; of a rare word all, and each is
 * looked at again; common ones are found sooner by going through the newest. The server is built before.
 * @param {string} root @param {Record<'newest' | 'count', { wanted: number, look: Look }>} asked
 * @returns {Promise<Way>}
 */
export async function pairsWay(root, { newest, count }) {
  const find = finder(root)
  return {
    name: 'pairs of characters',
    before: await Promise.all(
      MIGRATIONS.map(name => readFile(join(root, 'server/src/platform/database/migrations', name), 'utf8')),
    ),
    indexes: ['bench_text using gin (pair_keys(words))', 'bench_text using gin (recent_pairs(words, id))'],
    newest: (client, words) => find(client, words, newest.wanted, newest.look),
    count: (client, words) => find(client, words, count.wanted, count.look),
  }
}

/** @param {string} root */
function finder(root) {
  /** @type {typeof import('../../server/src/screens/search/sources/newest')} */
  const { moreOfNewest, newestOf } = require(join(root, 'server/dist/src/screens/search/sources/newest'))
  /** @type {typeof import('../../server/src/screens/lists/telling-pairs')} */
  const { pairsOf, tellingPairs } = require(join(root, 'server/dist/src/screens/lists/telling-pairs'))

  /** @param {Client} client @param {string} words @param {number} wanted @param {Look} look */
  return async (client, words, wanted, look) => {
    const newestAmong = (/** @type {string[]} */ ids) => {
      const near = ids.toSorted((one, other) => Number(other) - Number(one)).slice(0, 2 * wanted)
      return look(client, words, `(select * from bench_text where id = any('{${near.join()}}'::bigint[])) as text`)
    }
    const { rows } = await client.query('select max(id) as last from bench_text')
    let mayBeFew = true
    for (let newest = newestOf(rows[0].last); newest; ) {
      const some = await idsAmong(client, words, pairsOf(words), newest)
      if (!some) return look(client, words, ALL)
      if (some.length >= wanted) return newestAmong(some)
      if (mayBeFew && some.length / newest.share <= RARE) {
        const all = await fewIds(client, words, true)
        if (all) return newestAmong(all)
        mayBeFew = false
      }
      newest = moreOfNewest(newest, wanted, some.length)
    }
    const all = mayBeFew ? await fewIds(client, words, false) : undefined
    return all ? newestAmong(all) : look(client, words, ALL)
  }

  /** @param {Client} client @param {string} words @param {boolean} isKnown that few hold them */
  async function fewIds(client, words, isKnown) {
    const asked = await tellingPairs(words, isKnown, all => guessesOf(client, all))
    return asked && (await idsWith(client, words, `pair_keys(words) @> ${keysOf(asked, 2)}`, asked, MANY))
  }
}

/** @param {Client} client @param {string} words @param {readonly string[]} pairs @param {{ id: string, blocks: number }} newest */
function idsAmong(client, words, pairs, { id, blocks }) {
  const each = pairs.map((_, at) => `recent_pairs(words, id) && newest_pairs($${at + 4}, $2, $3)`)
  return idsWith(client, words, each.join(' and '), [id, blocks, ...pairs], COMMON_AMONG_NEWEST)
}

/** @param {Client} client @param {readonly (readonly string[])[]} asked @returns {Promise<number[]>} */
async function guessesOf(client, asked) {
  let first = 1
  const each = asked.map(pairs => {
    const keys = keysOf(pairs, first)
    first += pairs.length
    return `select 1 from bench_text ${pairs.length > 0 ? `where pair_keys(words) @> ${keys}` : ''}`
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
    `%${words.replace(/[\\%_]/g, '\\$&')}%`,
    ...values,
  ])
  return rows.length > few ? undefined : rows.map(({ id }) => id)
}
