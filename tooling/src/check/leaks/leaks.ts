import { join, relative } from 'node:path'
import { build } from '../../../../scripts/build.mjs'
import { findBrowser } from '../../../../scripts/test/browser.mjs'
import { openKillable } from '../../../../scripts/testing/killable-portal.mjs'
import { compose } from '../../compose/compose.ts'
import { chooseParts } from '../../compose/parts.ts'
import type { Finding } from '../finding.ts'
import type { Subject } from '../subject.ts'
import { launchMeasured } from './browser.ts'
import { measureLeaks } from './measure.ts'
import { closeDoor, openDoor, type Place, placesOf } from './places.ts'

/**
 * Mounts every page and every dialog of a remote 50 times in a real portal and a real browser, and looks at what stays.
 */
export async function lookAtLeaks({ root, folder, part }: Subject, tell: (detail: string) => void): Promise<Finding> {
  if (!findBrowser(root))
    return { breaches: [], skipped: 'there is no Chromium: install one, or name it in CHROMIUM_PATH' }
  const portal = await openPortalWith({ root, folder, part }, tell)
  const browser = await launchMeasured(root)
  try {
    const { places, closed } = await placesOf(browser, portal.address, part.remote)
    const breaches: string[] = []
    for (const [at, place] of places.entries()) {
      tell(`${place.called}, ${at + 1} of ${places.length}`)
      breaches.push(...(await lookAtPlace(place)).map(breach => `${place.called} ${breach}`))
    }
    const notes = closed.map(path => `${path} was not mounted: nobody of the demonstration may open it`)
    return { breaches, detail: `${places.length} places, 50 mounts each`, notes }
  } finally {
    await browser.close()
    await portal.stop()
  }
}

async function lookAtPlace(place: Place): Promise<string[]> {
  const tab = await place.open()
  try {
    const leaks = await measureLeaks(tab, async () => {
      await openDoor(tab.page, place)
      await closeDoor(tab.page)
    })
    const faults = await tab.page.evaluate((): string[] => Reflect.get(window, 'faultsOfDoor') ?? [])
    return [...leaks, ...new Set(faults.map(fault => `crashes: ${fault}`))]
  } catch (error) {
    return [`cannot be mounted: ${error instanceof Error ? error.message.split('\n')[0] : error}`]
  } finally {
    await tab.close()
  }
}

/** Has pages of every kind, and people who may open them with a password. */
const PROVINCE = 'linjiang'

/** The demonstration's portal, in which a remote stands as it is built, with a server and a database of its own. */
async function openPortalWith(
  { root, folder, part: { name, version } }: Pick<Subject, 'root' | 'folder' | 'part'>,
  tell: (detail: string) => void,
) {
  const also = { name, version, folder, packed: false }
  const sources = { root, province: PROVINCE, registry: join(root, 'dist/registry'), also }
  const { chosen } = await chooseParts(sources)
  const built = chosen.flatMap(part => (part.packed ? [] : [relative(root, part.folder)]))
  await build({ only: built, log: name => tell(`building ${name}`) })
  const to = join(root, 'dist/checked')
  await compose({ ...sources, to })
  tell('starting a server')
  return openKillable(root, { PROVINCE, PORTAL_FOLDER: to })
}
