/** @typedef {Record<string, string>} Headers @typedef {import('../server/load.mjs').Call} Call */
/** @typedef {'NewMessageController' | 'HistoryMessageController'} Shelf */

export const LATEST = 'NewMessageController'
export const HISTORY = 'HistoryMessageController'

/** 催办 */
const TYPE = '4'
const LIMIT = 10

/** The types, each with how many of its messages match. @param {Headers} headers @param {Shelf} shelf @param {object} [search] */
export const types = (headers, shelf, search = {}) =>
  call(headers, `${shelf}/getNewMessageEachCountByUserId`, { paramJson: JSON.stringify(search) })

/** A page of one type. @param {Headers} headers @param {Shelf} shelf @param {object} [asked] @param {number} [limit] */
export const page = (headers, shelf, asked = {}, limit = LIMIT) =>
  call(headers, `${shelf}/getNewMessageList`, {
    limit: `${limit}`,
    paramJson: JSON.stringify({ xxlx: TYPE, ...asked }),
  })

/** @param {Headers} headers @param {string} path @param {Record<string, string>} form @returns {Call} */
const call = (headers, path, form) => ({
  path: `api/${path}`,
  request: {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams(form)}`,
  },
})
