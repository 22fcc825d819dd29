import { page } from './calls.mjs'

/** The longest page there is. */
const LIMIT = 200

/**
 * Goes through all messages of a type by their cursors; answers the last one.
 * @param {string} address
 * @param {import('./calls.mjs').Headers} headers
 * @param {import('./calls.mjs').Shelf} shelf
 * @returns {Promise<string | undefined>}
 */
export async function lastCursor(address, headers, shelf) {
  let last
  for (let cursor; cursor !== null; last = cursor ?? last) {
    const { path, request } = page(headers, shelf, cursor ? { cursor } : {}, LIMIT)
    const answer = await fetch(new URL(path, address), /** @type {RequestInit} */ (request))
    const { data } = await answer.json()
    cursor = data.next
  }
  return last
}
