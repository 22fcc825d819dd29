import { percentile } from '../report/numbers.mjs'
import { call, handIn } from './reading.mjs'

/** @typedef {Record<string, string>} Headers */

const CALLS = 200
const WARM_UP = 20
const P95 = 95

/**
 * How long a page of to-dos takes while nothing is read, and while letters are. Milliseconds, 95th percentile.
 * @param {string} address @param {{ registrar: Headers, office: Headers }} headers @param {readonly Buffer[]} pages
 */
export async function besideReading(address, { registrar, office }, pages) {
  await times(address, office, WARM_UP)
  const alone = percentile(await times(address, office, CALLS), P95)
  const items = []
  for (const page of pages) items.push(await handIn(address, registrar, page))
  for (const dblxid of items) await call(address, registrar, 'recognition/recognise', { dblxid })
  // Whoever asks how far it is sets the reader to work.
  await call(address, registrar, 'recognition/state', { dblxid: items[0] })
  const beside = percentile(await timesWhile(address, { registrar, office }, items.at(-1) ?? ''), P95)
  return { alone, beside }
}

/** @param {string} address @param {Headers} headers @param {number} count */
async function times(address, headers, count) {
  const all = []
  for (let nth = 0; nth < count; nth += 1) all.push(await timeOf(address, headers))
  return all
}

/** For as long as a letter has not been read. @param {string} address @param {{ registrar: Headers, office: Headers }} headers @param {string} dblxid */
async function timesWhile(address, { registrar, office }, dblxid) {
  const all = []
  const ASK_AFTER = 10
  for (let isRead = false; !isRead; ) {
    all.push(...(await times(address, office, ASK_AFTER)))
    isRead = (await call(address, registrar, 'recognition/state', { dblxid })).sbzt === 'done'
  }
  return all
}

/** @param {string} address @param {Headers} headers */
async function timeOf(address, headers) {
  const started = performance.now()
  await call(address, headers, 'todos/list', { whose: 'department', pageNumber: 1, limit: 20 })
  return performance.now() - started
}
