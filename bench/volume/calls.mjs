import { randomUUID } from 'node:crypto'

/**
 * A call as a browser makes it; what it answers.
 * @typedef {(address: string) => Promise<Record<string, any>>} Ask
 * @typedef {Record<string, string>} Headers
 */

/** @param {Headers} headers @param {string} path @param {object} body @returns {Ask} */
export const json = (headers, path, body) => address =>
  send(address + path, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body))

/** @param {Headers} headers @param {string} path @param {Record<string, string>} fields @returns {Ask} */
export const form = (headers, path, fields) => address => send(address + path, headers, new URLSearchParams(fields))

/** @param {string} url @param {Headers} headers @param {string | URLSearchParams} body */
async function send(url, headers, body) {
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'x-request-id': randomUUID() }, body })
  const { code, message, data } = await answer.json()
  if (code !== 0) throw new Error(`${url} was refused: ${message}`)
  return data
}

/** What a petition of a person's own list says of itself. @param {string} address @param {Headers} headers */
export async function firstInHand(address, headers) {
  const page = { whose: 'personal', pageNumber: 1, limit: 100 }
  const { list } = await json(headers, 'api/todos/list', page)(address)
  const todo = list.find((/** @type {{ typeName: string }} */ { typeName }) => typeName === '办理中')
  if (!todo) throw new Error('Nobody has a petition in hand')
  return await json(headers, 'api/petitions/case', { xfjbh: todo.xfjbh })(address)
}

/** Records progress on a petition, each time on what the time before has left. @param {Headers} headers @param {Record<string, any>} petition */
export function progress(headers, petition) {
  let { version } = petition
  return async (/** @type {string} */ address) => {
    const record = { xfjbh: petition.xfjbh, version, gclx: '3', gcjl: '与信访人通话，通报调查进展并听取补充意见。' }
    const acted = await json(headers, 'api/petitions/recordProgress', record)(address)
    version = acted.version
    return acted
  }
}
