import { formatNumber } from '../report/numbers.mjs'

/** The longest page there is. */
const LIMIT = '200'

/**
 * Goes through a whole box by its cursors: those of its middle and its end, and how many mails it has.
 * @param {string} address
 * @param {import('./calls.mjs').Headers} headers
 * @param {string} box
 */
export async function walk(address, headers, box) {
  /** @type {string[]} */
  const cursors = []
  const seen = new Set()
  for (let cursor; cursor !== null; ) {
    const body = new URLSearchParams({ limit: LIMIT, paramJson: JSON.stringify({ cursor }), ...(cursor && { cursor }) })
    const answer = await fetch(`${address}api/MailMessageController/${box}`, { method: 'POST', headers, body })
    const { data } = await answer.json()
    for (const { groupid } of data.list) seen.add(groupid)
    cursor = data.next
    if (cursor) cursors.push(cursor)
  }
  return { middle: cursors[cursors.length >> 1], end: cursors.at(-1), mails: formatNumber(seen.size) }
}
