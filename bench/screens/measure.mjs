import { signIn } from '../../scripts/testing/sign-in.mjs'
import { submitCase } from './approval.mjs'
import { measureCase } from './case.mjs'
import { measureInteractions } from './interactions.mjs'
import { measureScrolling } from './scrolling.mjs'
import { measureTyping } from './typing.mjs'

/**
 * The screens of casework that a clerk looks at all day: a case being opened, a key in a long form, a long list.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureScreens(browser, portal, steps) {
  const { address } = portal
  const cookiesOf = async (/** @type {string} */ account) => {
    const { cookie } = await signIn(address, account)
    return [{ ...cookie, url: new URL(address).origin }]
  }
  steps.begin('a case')
  const department = await cookiesOf('zs05')
  const figures = await measureCase(browser, address, department)
  steps.begin('a key in a form')
  figures.push(await measureTyping(browser, address, { long: await cookiesOf('zs01'), short: await cookiesOf('zs02') }))
  steps.begin('a long list')
  figures.push(...(await measureScrolling(browser, address, department)))
  steps.begin('keys and clicks')
  await submitCase(portal, 'zs05')
  figures.push(...(await measureInteractions(browser, address, cookiesOf)))
  return [{ title: 'The screens of casework', figures, notes: NOTES }]
}

const NOTES = [
  'The case: from the double click on its row, its files in the cache and another case opened before, until its actions ' +
    'can be pressed and the page is idle; CPU slowed 4 times, medians and 95th percentiles of different cases, beside ' +
    'going to the home page in the same window. A key: what the page works for one, of 60 typed, CPU slowed 4 times; the ' +
    'long form is the letter’s, with fields that a province adds in data. The list: 3.3 rows further in each frame, ' +
    'beside a page of nothing but as many rows and cells, in turns. INP: from a key or a click until the picture after it, ' +
    'as browsers count it (16 ms and more are told, in steps of 8), of what is done on the screen all day, CPU slowed 4 times.',
]
