import { randomUUID } from 'node:crypto'

/** What the server says when it is at fault. */
const FAULT = 5000

/** @typedef {{ code: number, message: string, data: unknown }} Answer */

/**
 * @param {string} address
 * @param {Record<string, string>} headers of whoever asks
 * @param {import('./calls.mjs').PetitionCall} call
 * @param {string} petitionNo
 * @returns {Promise<string>} the body as it came
 */
export async function ask(address, headers, { path, travels, args, writes }, petitionNo) {
  const all = { xfjbh: petitionNo, ...args }
  const search = travels === 'query' ? `?${new URLSearchParams(all)}` : ''
  const body = travels === 'json' ? JSON.stringify(all) : new URLSearchParams(travels === 'form' ? all : {})
  const type = travels === 'json' && { 'content-type': 'application/json' }
  const id = writes && { 'x-request-id': randomUUID() }
  const answer = await fetch(address + path + search, { method: 'POST', headers: { ...headers, ...type, ...id }, body })
  return await answer.text()
}

/** @param {string} text @param {string} what @returns {Answer} */
export function answerIn(text, what) {
  const answer = JSON.parse(text)
  if (answer.code === FAULT) throw new Error(`${what}: ${answer.message}`)
  return answer
}
