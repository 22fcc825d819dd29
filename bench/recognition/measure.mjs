import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '../../scripts/testing/sign-in.mjs'
import { atMost, plain } from '../report/figure.mjs'
import { formatNumber, median, percentile } from '../report/numbers.mjs'
import { besideReading } from './beside.mjs'
import { createPaper } from './paper.mjs'
import { readOne } from './reading.mjs'
import { scoreFields } from './score.mjs'

/** Who registers letters, and who has to-dos. */
const ACCOUNTS = { registrar: 'zs01', office: 'zs05' }
const LETTERS = 'server/src/intake/recognition/testing/letters.json'
/** Seconds. */
const AIM_PAGE = 15
const AIM_SLOWER = 2
const MS = 1000

/**
 * All that is measured of reading letters: what is found in them, how long a page takes, and what others notice of it.
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureRecognition(portal, steps) {
  /** @type {import('./paper.mjs').Letter[]} */
  const letters = JSON.parse(await readFile(join(portal.root, LETTERS), 'utf8'))
  const paper = createPaper()
  const { headers } = await signIn(portal.address, ACCOUNTS.registrar)
  const read = []
  for (const [at, letter] of letters.entries()) {
    steps.begin(`letter ${at + 1} of ${letters.length}`)
    const { found, ms } = await readOne(portal.address, headers, await paper.draw(letter))
    read.push({ letter, found, ms })
  }
  steps.begin('to-dos while letters are read')
  const pages = await Promise.all(letters.slice(0, 4).map(letter => paper.draw(letter)))
  const office = await signIn(portal.address, ACCOUNTS.office)
  const { alone, beside } = await besideReading(portal.address, { registrar: headers, office: office.headers }, pages)
  return [
    { title: `Reading ${letters.length} letters`, figures: scoreFields(read), notes: NOTES },
    {
      title: 'Time to read a page, A4 at 300 dpi',
      figures: [
        atMost('median', median(read.map(({ ms }) => ms)) / MS, 's', AIM_PAGE),
        atMost(
          '95th percentile',
          percentile(
            read.map(({ ms }) => ms),
            95,
          ) / MS,
          's',
          AIM_PAGE,
        ),
        {
          ...plain('a page of to-dos meanwhile, p95', beside, 'ms'),
          yardstick: `${formatNumber(alone)} ms (nothing is read)`,
          aim: `≤ ${AIM_SLOWER} times`,
          met: beside <= AIM_SLOWER * alone,
        },
      ],
      notes: TIME_NOTES,
    },
  ]
}

const NOTES = [
  'Made-up letters, drawn as a scanner delivers them: printed in serif or sans, as letter, form, fax or in two columns; ' +
    'clean, skewed by 1.6° or 2.2°, stained, faint, folded or dusty. A value counts as found where it is equal to what ' +
    'was written, character by character. Precision: of what is proposed, how much is right; recall: of what stands in ' +
    'the letters, how much is proposed rightly.',
]

const TIME_NOTES = [
  'From the call 识别 until the state says that it is done, asked five times a second; drawing the page included, ' +
    'starting the reader too with the first. The to-dos are asked for one after the other in the same run, with four ' +
    'letters in the queue and without.',
]
