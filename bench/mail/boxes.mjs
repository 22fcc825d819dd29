import { boxPage, FAVOURITES, INBOX, TRASH } from './calls.mjs'
import { beside, timesOf } from './compare.mjs'
import { walk } from './walk.mjs'

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
