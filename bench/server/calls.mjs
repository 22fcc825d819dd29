import { randomUUID } from 'node:crypto'
import { LETTER } from '../../scripts/testing/letter.mjs'

/** @typedef {import('./load.mjs').Call} Call @typedef {Record<string, string>} Headers */

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

/** What the badges of the clerk's menu count. @param {Headers} headers @returns {Call} */
export const counters = headers => ({
  path: 'api/counters/several',
  request: json(headers, { names: BADGES, blocks: [] }),
})

const BADGES = [
  ...['DbxxController/getGerenBlListTotalCount', 'todos/departmentCount', 'DbxxController/getBlbgListTotalCount'],
  ...['todos/returnCount', 'DbxxController/getBjhcCount', 'SyspController/getLdspListTotalCount'],
]

/** Taking a to-do of the department, another one each time. @param {Headers} headers @param {() => string} next @returns {Call} */
export const claiming = (headers, next) => ({
  path: 'api/todos/claim',
  request: {
    ...json(headers, {}),
    setupRequest: request => ({
      ...request,
      headers: { ...request.headers, 'x-request-id': randomUUID() },
      body: JSON.stringify({ dbid: next() }),
    }),
  },
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
