import { randomUUID } from 'node:crypto'
import { signIn } from '../../scripts/testing/sign-in.mjs'
import { runFile } from '../portal/run-file.mjs'
import { measureBoxes } from './boxes.mjs'
import { search } from './calls.mjs'
import { beside, mediansOf, timesOf } from './compare.mjs'
import { measureDialog } from './dialog.mjs'

/** Whose mailboxes are filled, and with how many mails. */
const ACCOUNTS = { small: 'sd05', large: 'al05' }

/**
 * All that is measured of mail: a mailbox of 100,000 beside one of 100.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureMail(browser, portal, steps) {
  steps.begin('a hundred thousand mails')
  await runFile(portal, new URL('fill.sql', import.meta.url))
  const sessions = {
    small: await signIn(portal.address, ACCOUNTS.small),
    large: await signIn(portal.address, ACCOUNTS.large),
  }
  const headers = { small: sessions.small.headers, large: sessions.large.headers }
  steps.begin('mail')
  const boxes = await measureBoxes(portal.address, headers)
  const search = await measureSearch(portal.address, headers)
  const dialog = await measureDialog(browser, portal.address, sessions)
  const sending = await measureSending(portal.address, sessions.small.headers)
  return [{ title: 'Mail, 100 000 in a box', figures: [...boxes, ...search, ...dialog, ...sending], notes: NOTES }]
}

const NOTES = [
  'Beside a mailbox of 100 mails in the same tables. Each mailbox has so many mails in the inbox, all of them ' +
    'favourites, and as many in the trash. Pages of 10 behind the cursors that a reader arrives at; the common word is ' +
    'in every other mail, the rare one in ten of the mailbox. One connection, medians of 2 interleaved rounds of 3 s. ' +
    'The dialog: from the click until the first mail is visible, in a page just loaded whose files are cached; medians ' +
    'of 5. Sending: medians of 15, each in a transaction of its own that also makes the mail findable and counts it.',
]

const WORDS = { common: '来信', rare: '养老' }

/**
 * Words of two characters looked for in the inbox.
 * @param {string} address
 * @param {Record<'small' | 'large', import('./calls.mjs').Headers>} headers
 */
async function measureSearch(address, { small, large }) {
  const figures = []
  for (const [name, word] of Object.entries(WORDS)) {
    const times = await timesOf(address, { small: search(small, word), large: search(large, word) })
    figures.push(beside(`search for a ${name} word`, times.large, { ms: times.small, of: 'among 100' }))
  }
  return figures
}

const RECEIVERS = 2000
const TIMES = 15
const CONTENTS = '请各单位按规定期限报送第三季度来信办理情况，并附重复来信的化解进展。'

/**
 * Sending to as many as may be, beside sending to one.
 * @param {string} address
 * @param {import('./calls.mjs').Headers} headers
 */
async function measureSending(address, headers) {
  const sendTo = (/** @type {number} */ count) => () => send(address, headers, count)
  const times = await mediansOf(TIMES, { one: sendTo(1), all: sendTo(RECEIVERS) })
  return [beside('sending to 2 000', times.all, { ms: times.one, of: 'to one' })]
}

/** Milliseconds until it is answered. @param {string} address @param {import('./calls.mjs').Headers} headers @param {number} count */
async function send(address, headers, count) {
  const receverIds = Array.from({ length: count }, (_, at) => `bench${at + 1}`)
  const body = new URLSearchParams({ paramJson: JSON.stringify({ contents: CONTENTS, receverIds, fjList: [] }) })
  const started = performance.now()
  const answer = await fetch(`${address}api/MailMessageController/insertMassage`, {
    method: 'POST',
    headers: { ...headers, 'x-request-id': randomUUID() },
    body,
  })
  const { code, message } = await answer.json()
  if (code !== 0) throw new Error(`A mail to ${count} was refused: ${message}`)
  return performance.now() - started
}
