import { inTurns } from '../report/turns.mjs'
import { heapAfterSwitches, visit } from './hosting.mjs'
import { hostingSection } from './report/hosting.mjs'
import { storySection } from './report/story.mjs'
import { buildHosts, HOSTS } from './stage/build.mjs'
import { hostsOf } from './stage/lay-out.mjs'
import { openStage } from './stage/stage.mjs'
import { tellTwice } from './story.mjs'

/** @typedef {import('@playwright/test').Browser} Browser @typedef {'portal' | import('./stage/build.mjs').Host} Player */

const ROUNDS = 9
const FEW_ROUNDS = 3

/**
 * What the federation costs: the portal beside the same screens in one bundle, and beside frameworks that host one of
 * its remotes. All are served in turns by the same server, from the same sources and data.
 * @param {Browser} browser
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {{ quick?: boolean }} options
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureFederation(browser, portal, steps, { quick = false }) {
  const { address } = portal
  steps.begin('build the hosts')
  await buildHosts(steps.detail)
  const stage = await openStage(portal, hostsOf(portal.root))
  /** @template Result @param {readonly Player[]} players @param {number} rounds @param {() => Promise<Result>} work */
  const play = (players, rounds, work) =>
    inTurns(players, rounds, async player => {
      steps.detail(player)
      await stage.show(player)
      return await work()
    })
  const rounds = quick ? FEW_ROUNDS : ROUNDS
  try {
    steps.begin('from signing in to a list')
    const own = await play(['portal', 'single'], rounds, () => tellTwice(browser, address, { throttled: false }))
    steps.begin('the same over a slow line')
    const slow = await play(['portal', 'single'], rounds, () => tellTwice(browser, address, { throttled: true }))
    steps.begin('the remote in frameworks')
    const players = /** @type {const} */ (['portal', ...HOSTS.filter(host => host !== 'single')])
    const visits = await play(players, rounds, () => visit(browser, address))
    steps.begin('200 switches')
    const heaps = await play(players, 1, () => heapAfterSwitches(browser, address))
    return [storySection(own, slow, rounds), hostingSection(visits, heaps, rounds)]
  } finally {
    await stage.close()
  }
}
