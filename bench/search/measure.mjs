import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embedded } from '../portal/portal.mjs'
import { formatNumber, median, percentile } from '../report/numbers.mjs'
import { driver } from '../server/raw-driver.mjs'
import { writer } from './texts.mjs'
import { waysOf } from './ways.mjs'

/** @typedef {import('../report/figure.mjs').Figure} Figure @typedef {import('./ways.mjs').Way} Way @typedef {import('pg').Client} Client */

const FEW = 10_000
const SEED = 20_261_128
/** Of each kind of words; of the way that reads everything fewer. */
const ASKED = 100
const ASKED_OF_ALL = 6
/** Of each word, after once for nothing. */
const TIMES = 3
const BATCH = 2000
const WRITTEN = 1000
const MB = 1_000_000
const MS = 1000
const AIM_MS = 100
const AIM_GROWTH = 1.3
const P95 = 95
const SPAN = 4

/**
 * Words in so many texts, found by pairs of characters as the portal does, by trigrams and by reading everything; times
 * beside those on ten thousand texts.
 * @param {string} root
 * @param {number} texts
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureSearch(root, texts, steps) {
  const few = await onTexts(root, FEW, steps)
  const many = await onTexts(root, texts, steps)
  const figures = [...timesOf(few, many), ...costsOf(many)]
  return [{ title: `Searching ${formatNumber(texts)} texts`, figures, notes: NOTES }]
}

const NOTES = [
  'Texts of 148 characters, words of a vocabulary of 60 000 by Zipf’s law, names in 60 of 100; the same at every run. Tables of ' +
    'the search alone, without rights. Each word is looked for once for nothing, then its median of 3; p95 of 100 words of a kind, the same of few texts as of many, of LIKE of 6. ' +
    'Two characters: a word of the vocabulary as texts have them; four: any part of one of the first texts. pg_trgm cannot look for two characters ' +
    'along its index. jieba has the vocabulary of the texts as its dictionary, without the names; its building includes cutting. Indexes are built with 1 GB of memory. Writing: 1000 more texts in one transaction.',
]

/**
 * @typedef {Record<string, number>} Times p95 in milliseconds by what was asked
 * @typedef {object} Measured
 * @property {string} way
 * @property {Times} times
 * @property {number} index bytes
 * @property {number} built seconds
 * @property {number} written milliseconds of a text
 * @property {number} missed hits that another way has not found
 */

/** @param {string} root @param {number} texts @param {import('../../scripts/console/steps.mjs').Steps} steps */
async function onTexts(root, texts, steps) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  // As root the database runs under another account, which must be able to reach its folder.
  await chmod(folder, 0o711)
  const database = await embedded(root)({ folder: join(folder, 'database'), log: () => {} })
  const { Client } = driver(root)
  const client = new Client({ connectionString: await ofItsOwn(Client, database.url) })
  try {
    await client.connect()
    steps.begin(`${formatNumber(texts)} texts`)
    const { asked, vocabulary } = await fill(client, texts)
    const measured = []
    for (const way of await waysOf(root, texts, vocabulary)) {
      steps.begin(`${formatNumber(texts)} texts by ${way.name}`)
      measured.push(await measureWay(client, way, asked))
    }
    return measured
  } finally {
    await client.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * A database that knows which characters are letters: without, pg_trgm takes Han characters for signs and indexes none.
 * @param {typeof import('pg').Client} Client @param {string} url
 */
async function ofItsOwn(Client, url) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database bench template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`)
  await client.end()
  return Object.assign(new URL(url), { pathname: '/bench' }).href
}

/** Writes the texts; answers what is looked for in them, by kind. @param {Client} client @param {number} texts */
async function fill(client, texts) {
  await client.query(
    'create table bench_text (id bigint generated always as identity primary key, words text not null)',
  )
  const { text, word, name, below, vocabulary } = writer(SEED)
  // What is looked for is drawn after the first texts, and so the same of however many.
  const first = Array.from({ length: FEW }, text)
  const drawn = (/** @type {() => string} */ one) => Array.from({ length: ASKED }, one)
  const span = () => {
    const characters = [...(first[below(first.length)] ?? '')]
    return characters
      .slice(below(characters.length - SPAN))
      .slice(0, SPAN)
      .join('')
  }
  const pair = () => {
    for (;;) {
      const drawnWord = word()
      if (drawnWord.length === 2) return drawnWord
    }
  }
  const asked = { 'two characters': drawn(pair), 'a name': drawn(name), 'four characters': drawn(span) }
  await write(client, first)
  for (let done = FEW; done < texts; done += BATCH)
    await write(client, Array.from({ length: Math.min(BATCH, texts - done) }, text))
  await client.query('vacuum (analyze) bench_text')
  return { asked, vocabulary }
}

/** @param {Client} client @param {string[]} texts */
const write = (client, texts) => client.query('insert into bench_text (words) select unnest($1::text[])', [texts])

/**
 * @param {Client} client @param {Way} way @param {Record<string, string[]>} asked
 * @returns {Promise<Measured>}
 */
async function measureWay(client, way, asked) {
  for (const statement of way.before) await client.query(statement)
  // As whoever loads many texts would have it.
  await client.query(`set maintenance_work_mem = '1GB'`)
  const began = performance.now()
  await way.prepare?.(client)
  for (const [at, index] of way.indexes.entries()) await client.query(`create index bench_index_${at} on ${index}`)
  const built = (performance.now() - began) / MS
  await client.query('analyze bench_text')
  /** @type {Times} */
  const times = {}
  for (const [kind, all] of Object.entries(asked)) {
    const words = way.indexes.length > 0 ? all : all.slice(0, ASKED_OF_ALL)
    times[`${kind}: the last 20`] = await p95Of(words, each => way.newest(client, each))
    times[`${kind}: how many, to 100`] = await p95Of(words, each => way.count(client, each))
  }
  const missed = way.indexes.length > 0 ? await missedBy(client, way, asked) : 0
  const sizes = await client.query(
    `select sum(pg_relation_size(oid)) as bytes from pg_class where relname like 'bench\\_index\\_%'`,
  )
  const written = await timeOfWriting(client, way)
  for (const at of way.indexes.keys()) await client.query(`drop index bench_index_${at}`)
  return { way: way.name, times, index: Number(sizes.rows[0].bytes ?? 0), built, written, missed }
}

/** @param {readonly string[]} words @param {(words: string) => Promise<unknown>} ask */
async function p95Of(words, ask) {
  const times = []
  for (const each of words) {
    await ask(each)
    const own = []
    for (let time = 0; time < TIMES; time++) {
      const began = performance.now()
      await ask(each)
      own.push(performance.now() - began)
    }
    times.push(median(own))
  }
  return percentile(times, P95)
}

/** How many of the last twenty hits of a few words it does not find. @param {Client} client @param {Way} way @param {Record<string, string[]>} asked */
async function missedBy(client, way, asked) {
  const ids = (/** @type {unknown} */ answer) =>
    /** @type {import('pg').QueryResult} */ (answer).rows.map(({ id }) => String(id))
  let missed = 0
  for (const words of Object.values(asked).flatMap(all => all.slice(0, 2))) {
    const found = new Set(ids(await way.newest(client, words)))
    await client.query('set enable_bitmapscan = off')
    const all = await client.query(
      'select id from bench_text where position($1 in words) > 0 order by id desc limit 20',
      [words],
    )
    await client.query('reset enable_bitmapscan')
    missed += ids(all).filter(id => !found.has(id)).length
  }
  return missed
}

/** Milliseconds that one text more takes. @param {Client} client @param {Way} way */
async function timeOfWriting(client, way) {
  const { text } = writer(SEED + 1)
  const more = Array.from({ length: WRITTEN }, text)
  await client.query('begin')
  const began = performance.now()
  await (way.write?.(client, more) ?? write(client, more))
  const took = performance.now() - began
  await client.query('rollback')
  return took / WRITTEN
}

/** @param {readonly Measured[]} few @param {readonly Measured[]} many @returns {Figure[]} */
function timesOf([small], [own, ...others]) {
  if (!small || !own) throw new Error('Nothing was measured')
  return Object.entries(own.times).flatMap(([asked, ms]) => {
    const growth = ms / Math.max(1, small.times[asked] ?? 0)
    const beside = others.map(({ way, times }) => `${way} ${formatNumber(times[asked] ?? Number.NaN)} ms`).join('; ')
    return [
      {
        name: `${asked}, p95`,
        value: `${formatNumber(ms)} ms`,
        yardstick: beside,
        aim: `≤ ${AIM_MS} ms`,
        met: ms <= AIM_MS,
      },
      {
        name: `${asked}, beside ${formatNumber(FEW)} texts`,
        value: `${formatNumber(growth)} times`,
        yardstick: `${formatNumber(small.times[asked] ?? 0)} ms, at least 1 ms`,
        aim: `≤ ${formatNumber(AIM_GROWTH)} times`,
        met: growth <= AIM_GROWTH,
      },
    ]
  })
}

/** @param {readonly Measured[]} many @returns {Figure[]} */
function costsOf(many) {
  const [own, ...others] = many
  if (!own) throw new Error('Nothing was measured')
  const line = (/** @type {string} */ name, /** @type {(one: Measured) => string} */ said) => ({
    name,
    value: said(own),
    yardstick: others.map(one => `${one.way} ${said(one)}`).join('; '),
  })
  return [
    line('the index', ({ index }) => `${formatNumber(index / MB)} MB`),
    line('building it', ({ built }) => `${formatNumber(built)} s`),
    line('writing one text more', ({ written }) => `${formatNumber(written)} ms`),
    {
      ...line('hits that were not found', ({ missed }) => formatNumber(missed)),
      aim: '0',
      met: own.missed === 0,
    },
  ]
}
