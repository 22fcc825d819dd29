import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from '@portal/tooling'
import { signIn } from '../../scripts/testing/sign-in.mjs'
import { arrive } from '../browser/arrival.mjs'
import { LAX } from '../federation/stage/lay-out.mjs'
import { openStage } from '../federation/stage/stage.mjs'
import { inTurns } from '../report/turns.mjs'
import { buildPeers, folderOf } from './build.mjs'
import { serveO3 } from './o3/serve.mjs'
import { peersSection } from './report.mjs'

/** @typedef {import('../browser/arrival.mjs').Arrival} Arrival @typedef {import('../browser/arrival.mjs').Visit} Visit */
/** @typedef {'portal' | 'protable' | 'o3'} Player @typedef {{ plain: Arrival, slow: Arrival }} Arrivals of one round */

const CLERK = 'zs05'
const ROUNDS = 9
const FEW_ROUNDS = 3

/**
 * The sign-in and the list of to-dos beside what a team would write today against the same server, and the sign-in
 * beside a public product of the same build: OpenMRS O3.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {{ quick?: boolean }} options
 */
export async function measurePeers(browser, portal, steps, { quick = false }) {
  const { root, address } = portal
  steps.begin('build the peers')
  await buildPeers(root, steps.detail)
  const { cookie } = await signIn(address, CLERK)
  const cookies = [{ ...cookie, url: new URL(address).origin }]
  await compress(join(folderOf(root, 'o3'), 'dist'), join(root, '.cache/compressed'))
  const o3 = await serveO3(join(folderOf(root, 'o3'), 'dist'))
  const stage = await openStage(portal, { protable: to => layOutProtable(root, to) })
  const rounds = quick ? FEW_ROUNDS : ROUNDS
  /** @template {Player} Name @param {Record<Name, Visit>} visits */
  const visit = visits =>
    inTurns(/** @type {Name[]} */ (Object.keys(visits)), rounds, async player => {
      if (player !== 'o3') await stage.show(player)
      const plain = await arrive(browser, visits[player], { throttled: false })
      return { plain, slow: await arrive(browser, visits[player], { throttled: true }) }
    })
  try {
    steps.begin('signing in, beside peers')
    const signIns = await visit(signInsAt(address, o3.address))
    steps.begin('a list, beside peers')
    const url = `${address}toDoManage/departToDo`
    const list = { url, selector: 'tbody tr[data-row-key]', cookies }
    const lists = await visit({ portal: list, protable: list })
    return [peersSection(signIns, lists, rounds)]
  } finally {
    o3.stop()
    await stage.close()
  }
}

/** @param {string} address @param {string} o3 @returns {Record<Player, Visit>} */
function signInsAt(address, o3) {
  const slide = '[role=slider]'
  return {
    // Seen before it answers, as it stands in the page: it counts once it answers.
    portal: { url: address, selector: `${slide}[aria-valuenow="100"]`, press: { on: slide, key: 'End' } },
    protable: { url: `${address}login`, selector: 'input[autocomplete=username]' },
    o3: { url: `${o3}login`, selector: 'input#username' },
  }
}

/** As compose lays out a portal, with the compressed forms. @param {string} root @param {string} to */
async function layOutProtable(root, to) {
  const www = join(to, 'www')
  await cp(join(folderOf(root, 'protable'), 'dist'), www, { recursive: true })
  await writeFile(join(to, 'headers.json'), JSON.stringify({ html: LAX }))
  await compress(www, join(root, '.cache/compressed'))
}
