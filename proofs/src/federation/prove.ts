import { compose } from '@portal/tooling'
import { launchBrowser } from '../../../bench/browser/launch.mjs'
import { visit } from '../../../bench/federation/hosting.mjs'
import { buildHosts, HOSTS } from '../../../bench/federation/stage/build.mjs'
import { hostsOf } from '../../../bench/federation/stage/lay-out.mjs'
import { openStage } from '../../../bench/federation/stage/stage.mjs'
import { tellTwice } from '../../../bench/federation/story.mjs'
import { openPortal } from '../../../bench/portal/portal.mjs'
import { build } from '../../../scripts/build.mjs'
import type { Context } from '../context.ts'

/** The hosts that the bench sets beside the portal build, and go through what is measured. */
export async function proveFederation({ root, steps }: Context) {
  steps.begin('build the portal and its hosts')
  await build({ log: steps.detail })
  await compose({ province: 'linjiang' })
  await buildHosts(steps.detail)
  const portal = await openPortal(root)
  const browser = await launchBrowser(root)
  try {
    const stage = await openStage(portal, hostsOf(root))
    for (const host of HOSTS) {
      steps.begin(host)
      await stage.show(host)
      await tellTwice(browser, portal.address, { throttled: false })
      await visit(browser, portal.address)
    }
  } finally {
    await browser.close()
    await portal.stop()
  }
  return `${HOSTS.length} hosts, each gone through from signing in to ten switches`
}
