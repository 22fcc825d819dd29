import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { signIn } from '../../scripts/testing/sign-in.mjs'
import { runFile } from '../portal/run-file.mjs'
import { atMost, plain } from '../report/figure.mjs'
import { median } from '../report/numbers.mjs'
import { openWindows } from './windows.mjs'

const WINDOWS = 5000
const ROUNDS = 9
const REACHED_MS = 1000
/** Whoever publishes notices, which concern everybody who is signed in. */
const PUBLISHER = 'xw18'

/**
 * Five thousand windows that listen to one server: what they cost, and when the last of them hears of a new notice,
 * beside a server that does nothing but write a line to as many.
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureLive(portal, steps) {
  steps.begin('five thousand windows')
  await runFile(portal, new URL('fill.sql', import.meta.url))
  const { headers } = await signIn(portal.address, PUBLISHER)
  const bare = await openBare()
  const tokens = Array.from({ length: WINDOWS }, (_, n) => `window${n}`)
  const before = residentBytes(portal.pid)
  const [windows, bareWindows] = [await openWindows(portal.address, tokens), await openWindows(bare.address, tokens)]
  const growth = residentBytes(portal.pid) - before
  const times = { portal: /** @type {number[]} */ ([]), bare: /** @type {number[]} */ ([]) }
  for (let round = 0; round < ROUNDS; round++) {
    times.portal.push(await timeUntilAll(windows, () => publish(portal.address, headers)))
    times.bare.push(await timeUntilAll(bareWindows, bare.tell))
  }
  for (const window of [...windows, ...bareWindows]) window.close()
  await bare.stop()
  const figures = [
    {
      ...atMost('until all have heard', median(times.portal), 'ms', REACHED_MS),
      yardstick: `${Math.round(median(times.bare))} ms (a bare server)`,
    },
    plain('– the slowest round', Math.max(...times.portal), 'ms'),
    plain('memory of the server for a window', growth / WINDOWS / 1000, 'KB'),
  ]
  return [{ title: `${WINDOWS} windows on one server`, figures, notes: NOTES }]
}

/** @param {import('./windows.mjs').Window[]} windows @param {() => Promise<unknown>} change */
async function timeUntilAll(windows, change) {
  const heard = windows.map(({ hears }) => hears('Notice'))
  const from = performance.now()
  await change()
  return Math.max(...(await Promise.all(heard))) - from
}

/** @param {string} address @param {Record<string, string>} headers */
async function publish(address, headers) {
  const body = JSON.stringify({ ggbt: '系统维护通知', ggnr: '今晚22时起维护。', publish: true })
  const more = { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() }
  const answer = await fetch(new URL('api/notices/save', address), {
    method: 'POST',
    headers: { ...headers, ...more },
    body,
  })
  const { code, msg } = await answer.json()
  if (code !== 0) throw new Error(`the notice was not published: ${msg}`)
}

/** @param {number} pid */
const residentBytes = pid => Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) * 1024

const NOTES = [
  `A thousand people with five windows each, all on one server process. From the sending of the call that publishes a ` +
    `notice until the last window has the event: the call, its transaction, the notifications that concern a thousand ` +
    `people, and ${WINDOWS} lines on as many connections. Median of ${ROUNDS} rounds in turns with a bare Node server ` +
    `that writes the same line to as many connections. The windows are in the process of the bench, on the same cores.`,
]

/**
 * A server that does nothing but keep connections open and write the same line to each.
 * @returns {Promise<{ address: string, tell: () => Promise<void>, stop: () => Promise<void> }>}
 */
async function openBare() {
  /** @type {import('node:http').ServerResponse[]} */
  const streams = []
  const server = createServer((_, stream) => {
    stream.writeHead(200, { 'content-type': 'text/event-stream' })
    stream.write(': open\n\n')
    streams.push(stream)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const tell = async () => {
    for (const stream of streams) stream.write('data: {"tag":"Notice"}\n\n')
  }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}/`, tell, stop }
}
