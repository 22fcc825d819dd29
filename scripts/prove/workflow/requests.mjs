import { randomUUID } from 'node:crypto'

/**
 * Something that an actor asks for.
 * @typedef {object} Asking
 * @property {import('./actors.mjs').Actor} actor
 * @property {string} path below the base path
 * @property {Record<string, unknown>} body
 * @property {string} requestId
 */

/** @typedef {{ code: number, message: string, data: Record<string, unknown> | null }} Answer */
/** @typedef {Asking & Answer} Answered */

/** What the server says when it is at fault. */
const FAULT = 5000

/** @param {import('./actors.mjs').Actor} actor @param {string} path @param {Record<string, unknown>} body @returns {Asking} */
export const asking = (actor, path, body) => ({ actor, path, body, requestId: randomUUID() })

/** Sends what is asked for; throws where the server is at fault. @param {string} address @param {Asking} asked @returns {Promise<Answered>} */
export async function send(address, asked) {
  const { actor, path, body, requestId } = asked
  const headers = { ...actor.headers, 'content-type': 'application/json', 'x-request-id': requestId }
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code, message, data } = await response.json()
  if (code === FAULT) throw new Error(`${actor.account} ${path} ${JSON.stringify(body)}: ${message}`)
  return { ...asked, code, message, data }
}

/** @typedef {{ action: string, enabled: 0 | 1, primary: 0 | 1 }} Button */

/** @param {string} address @param {import('./actors.mjs').Actor} actor @param {string} petitionNo @param {string} todoId @returns {Promise<Button[]>} */
export async function readButtons(address, { headers }, petitionNo, todoId) {
  const body = new URLSearchParams({ xfjbh: petitionNo, dbid: todoId })
  const response = await fetch(`${address}api/BlfsxxController/getButtonStatus`, { method: 'POST', headers, body })
  const { data } = await response.json()
  return data ?? []
}

/** @param {string} address @param {import('./actors.mjs').Actor} actor @returns {Promise<string>} the id of a file that the actor has staged */
export async function stageFile(address, { headers }) {
  const body = new FormData()
  body.set('fileinput', new Blob(['材料']), '材料.txt')
  const id = { 'x-request-id': randomUUID() }
  const response = await fetch(`${address}api/FileUploadController/saveToRedis`, {
    method: 'POST',
    headers: { ...headers, ...id },
    body,
  })
  const { data, message } = await response.json()
  if (typeof data !== 'string') throw new Error(`Nothing was staged: ${message}`)
  return data
}
