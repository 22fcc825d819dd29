import { signIn } from '../../scripts/testing/sign-in.mjs'
import { runFile } from '../portal/run-file.mjs'
import { measureBoxes } from './boxes.mjs'
import { measureDialog } from './dialog.mjs'
import { measureSearch } from './search.mjs'
import { measureSending } from './sending.mjs'

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
