import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

const ASK_EVERY_MS = 200

/** @typedef {Record<string, string>} Headers */

/**
 * Hands a page in, has it read, and waits for that.
 * @param {string} address @param {Headers} headers @param {Buffer} page
 * @returns {Promise<{ found: Record<string, string>, ms: number }>} what was found by its field
 */
export async function readOne(address, headers, page) {
  const itemId = await handIn(address, headers, page)
  const started = performance.now()
  await call(address, headers, 'recognition/recognise', { dblxid: itemId })
  for (let state = ''; state !== 'done'; ) {
    await setTimeout(ASK_EVERY_MS)
    const { sbzt, sbwt } = await call(address, headers, 'recognition/state', { dblxid: itemId })
    if (sbzt === 'failed') throw new Error(sbwt)
    state = sbzt
  }
  const ms = performance.now() - started
  const { sbjg } = await call(address, headers, 'recognition/scan', { dblxid: itemId })
  return { found: Object.fromEntries(sbjg.map((/** @type {{ zd: string, z: string }} */ { zd, z }) => [zd, z])), ms }
}

/** A scan of one page; the answer names it. @param {string} address @param {Headers} headers @param {Buffer} page */
export async function handIn(address, headers, page) {
  const body = new FormData()
  body.append('fileinput', new Blob([new Uint8Array(page)], { type: 'image/jpeg' }), 'scan.jpg')
  const staged = await fetch(`${address}api/FileUploadController/saveToRedis`, { method: 'POST', headers, body })
  const { data } = await staged.json()
  const { dblxid } = await call(address, headers, 'petitions/takeScan', { fjList: [data] })
  return /** @type {string} */ (dblxid)
}

/** @param {string} address @param {Headers} headers @param {string} path @param {object} args */
export async function call(address, headers, path, args) {
  const answer = await fetch(`${address}api/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-request-id': randomUUID() },
    body: JSON.stringify(args),
  })
  const { code, message, data } = await answer.json()
  if (code !== 0) throw new Error(`${path} was refused: ${message}`)
  return data
}
