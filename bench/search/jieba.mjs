import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** @typedef {import('pg').Client} Client @typedef {import('./ways.mjs').Way} Way */
/** @typedef {{ cut: (text: string) => string[] }} Cutter */

const BATCH = 2000
const PAGE = 20
const COUNTED = 101
/** How often each word of the dictionary is said to occur. */
const FREQUENCY = 1000

/**
 * Words cut by jieba, whose dictionary is the vocabulary of the texts: the best case for it, names apart. Its package is
 * installed when it is asked for.
 * @param {string} root of the repository @param {readonly string[]} vocabulary
 * @returns {Promise<Way>}
 */
export async function jiebaWay(root, vocabulary) {
  const cutter = await load(join(root, 'bench/search/jieba'), vocabulary)
  const spaced = (/** @type {string} */ text) => cutter.cut(text).join(' ')
  return {
    name: 'jieba',
    before: ['create table bench_cut (id bigint primary key, cut tsvector not null)'],
    prepare: client => cutAll(client, spaced),
    indexes: ['bench_cut using gin (cut)'],
    newest: (client, words) =>
      client.query(
        `select id from bench_cut where cut @@ phraseto_tsquery('simple', $1) order by id desc limit ${PAGE}`,
        [spaced(words)],
      ),
    count: (client, words) =>
      client.query(
        `select count(*) from (select from bench_cut where cut @@ phraseto_tsquery('simple', $1) limit ${COUNTED}) as found`,
        [spaced(words)],
      ),
    write: (client, texts) => writeBoth(client, texts, spaced),
  }
}

/** @param {string} folder @param {readonly string[]} vocabulary @returns {Promise<Cutter>} */
async function load(folder, vocabulary) {
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', words, { cwd: folder, maxBuffer: 1 << 26 })
  const { Jieba } = createRequire(join(folder, 'package.json'))('@node-rs/jieba')
  return Jieba.withDict(Buffer.from(vocabulary.map(word => `${word} ${FREQUENCY} n\n`).join('')))
}

/** @param {Client} client @param {(text: string) => string} spaced */
async function cutAll(client, spaced) {
  for (let last = '0'; ; ) {
    const { rows } = await client.query(`select id, words from bench_text where id > $1 order by id limit ${BATCH}`, [
      last,
    ])
    if (rows.length === 0) break
    await insertCut(client, rows, spaced)
    last = rows.at(-1).id
  }
  await client.query('vacuum (analyze) bench_cut')
}

/** @param {Client} client @param {string[]} texts @param {(text: string) => string} spaced */
async function writeBoth(client, texts, spaced) {
  const { rows } = await client.query('insert into bench_text (words) select unnest($1::text[]) returning id, words', [
    texts,
  ])
  await insertCut(client, rows, spaced)
}

/** @param {Client} client @param {{ id: string, words: string }[]} rows @param {(text: string) => string} spaced */
async function insertCut(client, rows, spaced) {
  await client.query(
    `insert into bench_cut (id, cut) select id, to_tsvector('simple', cut) from unnest($1::bigint[], $2::text[]) as row (id, cut)`,
    [rows.map(({ id }) => id), rows.map(({ words }) => spaced(words))],
  )
}
