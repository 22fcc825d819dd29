import { createServer } from 'node:http'
import { atMost, plain, withUnit } from '../report/figure.mjs'
import { median, sum } from '../report/numbers.mjs'
import { arrive } from './arrival.mjs'

/** @typedef {import('./arrival.mjs').Visit} Visit */

const RUNS = 5
const KB = 1000

/**
 * Bytes and time until the sign-in form is seen and answers, and until the first row of a list that was opened by its address.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ form: Visit, login: Visit, list: Visit }} visits
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureLoading(browser, { form, login, list }) {
  const bytes = [
    ...(await bytesOf(browser, 'sign-in form answers', login, 95)),
    ...(await bytesOf(browser, 'first row of a list', list, 240)),
  ]
  const page = await serveStaticPage()
  const times = await timesOf(browser, { form, login, list, bare: page.visit }).finally(() => page.stop())
  const yardstick = `${withUnit(median(times.bare), 'ms')} (a static page of one line)`
  return [
    {
      title: 'JavaScript from an empty cache',
      figures: bytes,
      notes: [
        'Bodies of the `.js` answers as transferred (brotli), without headers: `encodedBodySize` of every script ' +
          'asked for until the named element is visible, or the form answers a key. KB are 1000 bytes.',
      ],
    },
    {
      title: 'Time from an empty cache, CPU slowed 4 times, 10 Mbit/s, 40 ms latency',
      figures: [
        { ...plain('until the sign-in form is seen', median(times.form), 'ms'), yardstick },
        { ...plain('until the sign-in form answers', median(times.login), 'ms'), yardstick },
        { ...plain('until the first row of a list', median(times.list), 'ms'), yardstick },
      ],
      notes: [`From the start of the navigation; medians of ${RUNS} interleaved runs, each in a fresh profile.`],
    },
  ]
}

/** @param {import('@playwright/test').Browser} browser @param {string} name @param {Visit} visit @param {number} aim */
async function bytesOf(browser, name, visit, aim) {
  const { scripts } = await arrive(browser, visit, { throttled: false })
  const bytes = sum(scripts.map(script => script.bytes))
  return [
    atMost(`until the ${name}: bytes`, bytes / KB, 'KB', aim),
    plain(`until the ${name}: requests`, scripts.length, ''),
  ]
}

/**
 * @template {string} Name
 * @param {import('@playwright/test').Browser} browser
 * @param {Record<Name, Visit>} visits
 */
async function timesOf(browser, visits) {
  const names = /** @type {Name[]} */ (Object.keys(visits))
  const times = /** @type {Record<Name, number[]>} */ (
    Object.fromEntries(names.map(name => [name, /** @type {number[]} */ ([])]))
  )
  for (let run = 0; run < RUNS; run++)
    for (const name of names) times[name].push((await arrive(browser, visits[name], { throttled: true })).ms)
  return times
}

const PAGE = '<!doctype html><meta charset="utf-8"><title>静态页</title><p>一行文字</p>'

/** A page of one line on a server of its own: what opening anything costs on this machine. */
async function serveStaticPage() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(PAGE)
  })
  await new Promise(done => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    visit: { url: `http://127.0.0.1:${address.port}/`, selector: 'p' },
    /** Browsers keep connections open, which must not keep the server. */
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
