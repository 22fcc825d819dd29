import { signIn } from '../../scripts/testing/sign-in.mjs'
import { openPortal } from '../portal/portal.mjs'
import { runFile } from '../portal/run-file.mjs'
import { formatNumber } from '../report/numbers.mjs'
import { HISTORY, LATEST, page, types } from './calls.mjs'
import { timesInTurns } from './times.mjs'

/** Whose message centre is looked at. */
const ACCOUNT = 'al05'
/** How many times as long as with few messages an answer may take that reads no more of them. */
const AIM = 1.5

/** @typedef {import('../portal/portal.mjs').Portal} Portal */

/**
 * All that is measured of the message centre: a portal with 3,000,000 messages beside one with 10,000.
 * @param {Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureMessages(portal, steps) {
  steps.begin('ten thousand messages')
  const small = await openPortal(portal.root)
  try {
    await fill(small, 'few.sql')
    steps.begin('three million messages')
    await fill(portal, 'many.sql')
    steps.begin('messages')
    const [few, many] = [await callsOf(small), await callsOf(portal)]
    const figures = []
    for (const [at, { name, call, reads }] of many.entries()) {
      const times = await timesInTurns({ few: few[at]?.call ?? call, many: call })
      figures.push(figureOf(name, times, reads))
    }
    return [{ title: 'Messages, 3 000 000 of ten people', figures, notes: NOTES }]
  } finally {
    await small.stop()
  }
}

/** @param {Portal} portal @param {string} file */
async function fill(portal, file) {
  await runFile(portal, new URL('fill.sql', import.meta.url))
  await runFile(portal, new URL(file, import.meta.url))
}

/** @param {Portal} portal */
async function callsOf({ address }) {
  const { headers } = await signIn(address, ACCOUNT)
  const [latestEnd, historyEnd] = [
    await lastCursor(address, headers, LATEST),
    await lastCursor(address, headers, HISTORY),
  ]
  /** @param {string} name @param {import('../server/load.mjs').Call} call @param {'page' | 'all'} [reads] */
  const named = (name, call, reads = 'page') => ({ name, call: { ...call, address }, reads })
  return [
    named('types and their counts', types(headers, LATEST)),
    named('latest, first page', page(headers, LATEST)),
    named('latest, scrolled to the end', page(headers, LATEST, { cursor: latestEnd })),
    named('history, first page', page(headers, HISTORY)),
    named('history, scrolled to the end', page(headers, HISTORY, { cursor: historyEnd })),
    named('search of history for a common word', page(headers, HISTORY, { queryContent: '办结' }), 'all'),
    named('search of history for a rare word', page(headers, HISTORY, { queryContent: '养老' }), 'all'),
    named('counting what a rare word finds of each type', types(headers, HISTORY, { queryContent: '养老' }), 'all'),
  ]
}

/**
 * @param {string} name
 * @param {Record<'few' | 'many', import('./times.mjs').Times>} times
 * @param {'page' | 'all'} reads a page, or all that there is
 * @returns {import('../report/figure.mjs').Figure}
 */
function figureOf(name, { few, many }, reads) {
  const figure = { name, value: inWords(many), yardstick: `${inWords(few)} (of 10 000)` }
  if (reads === 'all') return figure
  return { ...figure, aim: `≤ ${formatNumber(AIM)} times`, met: many.p50 <= AIM * few.p50 }
}

/** @param {import('./times.mjs').Times} times */
const inWords = ({ p50, p95 }) => `p50 ${formatNumber(p50)} ms, p95 ${formatNumber(p95)} ms`

const NOTES = [
  'Beside a portal with 10 000 messages. Half of them are among the latest, half are history; ten people have as many ' +
    'each, of nine types in turn. One of the ten looks at one type: 16 667 of the latest and as many of history, beside ' +
    '56 of each. Pages of 10; the end is behind the cursor at which a reader arrives who scrolls through all of the ' +
    'type. A common word is in every message, the rare one in every thousandth of history. One connection, the two ' +
    'portals in turns, 200 calls of each after 20 to warm up.',
]

/** The longest page there is. */
const LIMIT = 200

/**
 * Goes through all messages of a type by their cursors; answers the last one.
 * @param {string} address
 * @param {import('./calls.mjs').Headers} headers
 * @param {import('./calls.mjs').Shelf} shelf
 * @returns {Promise<string | undefined>}
 */
async function lastCursor(address, headers, shelf) {
  let last
  for (let cursor; cursor !== null; last = cursor ?? last) {
    const { path, request } = page(headers, shelf, cursor ? { cursor } : {}, LIMIT)
    const answer = await fetch(new URL(path, address), /** @type {RequestInit} */ (request))
    const { data } = await answer.json()
    cursor = data.next
  }
  return last
}
