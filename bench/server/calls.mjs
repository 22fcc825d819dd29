import { randomUUID } from 'node:crypto'

/** @typedef {import('./load.mjs').Call} Call @typedef {Record<string, string>} Headers */

const LETTER = {
  xfrq: '2026-01-05',
  xfxsdm: '100',
  xm: '钱乙舟',
  zz: '安澜市城东区',
  xfrs: 1,
  wtsddm: '990121000000',
  xfmddm: '01',
  nrfldm: '030300',
  nrzy: '建议在路口增设行人过街信号灯，早晚高峰学生过街存在安全隐患。',
}

/** Next to nothing besides the session. @param {Headers} headers @returns {Call} */
export const homePath = headers => ({
  path: 'api/HomepageDeployController/getHomepageURL',
  request: { method: 'GET', headers },
})

/** The first page of the department's list. @param {Headers} headers @returns {Call} */
export const todoPage = headers => ({
  path: 'api/todos/list',
  request: json(headers, { whose: 'department', pageNumber: 1, limit: 20 }),
})

/** A registration, another one each time. @param {Headers} headers @returns {Call} */
export const registration = headers => ({
  path: 'api/petitions/registerLetter',
  request: {
    ...json(headers, LETTER),
    setupRequest: request => ({ ...request, headers: { ...request.headers, 'x-request-id': randomUUID() } }),
  },
})

/** @param {Headers} headers @param {object} body @returns {import('autocannon').Request} */
const json = (headers, body) => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Makes a call once, outside any load. @param {Call} call @returns {(address: string) => Promise<void>} */
export const once = call => async address => {
  const { path, request } = call
  const { method = 'GET', headers = {}, body = null } = request.setupRequest?.(request) ?? request
  const answer = await (await fetch(address + path, { method, headers, body })).json()
  if (answer.code !== 0) throw new Error(`${path} was refused: ${answer.message}`)
}
