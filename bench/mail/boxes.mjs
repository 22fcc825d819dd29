import { formatNumber } from '../report/numbers.mjs'
import { boxPage, FAVOURITES, INBOX, TRASH } from './calls.mjs'
import { beside, timesOf } from './compare.mjs'

/** How many times as long as in the small mailbox a page may take. */
const AIM = 1.5

const BOXES = [
  ['inbox', INBOX],
  ['trash', TRASH],
  ['favourites', FAVOURITES],
]

/**
 * Pages at the beginning, in the middle and at the end of each box.
 * @param {string} address
 * @param {Record<'small' | 'large', import('./calls.mjs').Headers>} headers
 * @returns {Promise<import('../report/figure.mjs').Figure[]>}
 */
export async function measureBoxes(address, { small, large }) {
  const figures = []
  for (const [name = '', box = ''] of BOXES) {
    const { middle, end, mails } = await walk(address, large, box)
    const times = await timesOf(address, {
      small: boxPage(small, box),
      first: boxPage(large, box),
      middle: boxPage(large, box, middle),
      end: boxPage(large, box, end),
    })
    const yardstick = { ms: times.small, of: '100' }
    for (const place of /** @type {const} */ (['first', 'middle', 'end']))
      figures.push(beside(`${name} of ${mails}, ${PLACES[place]}`, times[place], yardstick, AIM))
  }
  return figures
}

const PLACES = { first: 'first page', middle: 'in the middle', end: 'at the end' }

/** The longest page there is. */
const LIMIT = '200'

/**
 * Goes through a whole box by its cursors: those of its middle and its end, and how many mails it has.
 * @param {string} address
 * @param {import('./calls.mjs').Headers} headers
 * @param {string} box
 */
async function walk(address, headers, box) {
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
