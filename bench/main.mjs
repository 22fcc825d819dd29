// How fast the portal is, each figure beside a yardstick of the same run: `npm run bench [-- --only begin,browser,federation,figures,live,server,mail,messages,peers,recognition,screens,search,volume] [--quick] [--petitions 50000]`.
// With --write the figures go into docs/benchmarks.md, in place of older ones of the same.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compose } from '@portal/tooling'
import { build } from '../scripts/build.mjs'
import { createSteps } from '../scripts/console/steps.mjs'
import { measureBegin } from './begin/measure.mjs'
import { launchBrowser } from './browser/launch.mjs'
import { measureBrowser } from './browser/measure.mjs'
import { measureFederation } from './federation/measure.mjs'
import { measureLive } from './live/measure.mjs'
import { measureMail } from './mail/measure.mjs'
import { measureMessages } from './messages/measure.mjs'
import { measurePeers } from './peers/measure.mjs'
import { openPortal } from './portal/portal.mjs'
import { measureRecognition } from './recognition/measure.mjs'
import { codeLine, digestOf } from './report/age.mjs'
import { describeMachine } from './report/machine.mjs'
import { toText } from './report/text.mjs'
import { writeSections } from './report/write.mjs'
import { measureScreens } from './screens/measure.mjs'
import { measureSearch } from './search/measure.mjs'
import { measureServer } from './server/measure.mjs'
import { measureMany } from './volume/measure.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const PROVINCE = 'linjiang'
/** What all parts measure, and what each does besides: a section is older than its code once anything there changes. */
const PORTAL = ['server/src', 'shared-lib/src/contract']
const SCREENS = ['shell/src', 'shared-lib/src', 'scripts/webpack', 'tooling/src/compose']
const MEASURED = {
  begin: ['server/src/administration', 'server/src/people', 'bench/begin'],
  browser: [...SCREENS, 'mf-login/src', 'mf-dashboards/src', 'mf-casework/src', 'bench/browser'],
  federation: [...SCREENS, 'mf-login/src', 'mf-dashboards/src', 'mf-casework/src', 'bench/federation'],
  figures: ['server/src/figures', 'server/src/platform/database/migrations', 'bench/volume'],
  live: ['server/src/platform', 'server/src/post', 'bench/live'],
  server: [...PORTAL, 'bench/server'],
  mail: [...PORTAL, 'mf-mail/src', 'bench/mail'],
  messages: [...PORTAL, 'bench/messages'],
  peers: [...SCREENS, 'mf-login/src', 'mf-casework/src', 'bench/peers'],
  screens: [...SCREENS, ...PORTAL, 'mf-casework/src', 'bench/screens'],
  recognition: ['server/src/intake/recognition', 'bench/recognition'],
  search: [
    'server/src/platform/database/migrations/202611281201_search_keys.sql',
    'server/src/platform/database/migrations/202611291300_recent_pairs.sql',
    'server/src/platform/database/migrations/202611301300_sought_pairs.sql',
    'server/src/screens/lists/rare-words.ts',
    'server/src/screens/lists/telling-pairs.ts',
    'server/src/screens/search',
    'bench/search',
  ],
  volume: [...PORTAL, 'bench/volume'],
}
/** @typedef {import('./portal/portal.mjs').Portal} Portal */
/** @typedef {keyof typeof MEASURED} Part @typedef {import('./report/figure.mjs').Section} Section */
const PARTS = /** @type {Part[]} */ (Object.keys(MEASURED))
/** Of the server without pages. */
const SERVED_BY_NONE = ['figures', 'search', 'volume']
const PETITIONS = '1000000'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
    petitions: { type: 'string', default: PETITIONS },
  },
})
const asked = values.only?.split(',') ?? PARTS
const unknown = asked.filter(part => !PARTS.some(known => known === part))
if (unknown.length) throw new Error(`--only takes ${PARTS.join(', ')}, not ${unknown.join(', ')}`)
const wanted = PARTS.filter(part => asked.includes(part))
const steps = createSteps()

/**
 * What is measured on one portal with its pages; the rest have portals of their own.
 * @type {Record<Exclude<Part, 'begin' | 'figures' | 'search' | 'volume'>, (portal: Portal) => Promise<Section[]>>}
 */
const SERVED = {
  browser: portal => measureBrowser(browser, portal, steps),
  federation: portal => measureFederation(browser, portal, steps, values),
  live: portal => measureLive(portal, steps),
  server: portal => measureServer(portal, steps),
  mail: portal => measureMail(browser, portal, steps),
  messages: portal => measureMessages(portal, steps),
  peers: portal => measurePeers(browser, portal, steps, values),
  screens: portal => measureScreens(browser, portal, steps),
  recognition: portal => measureRecognition(portal, steps),
}

await bringUpToDate()
const browser = await launchBrowser(root)
const machine = `${describeMachine()}, Chromium ${browser.version()}`
/** @type {Section[]} */
const sections = []
await measureServed().finally(() => browser.close())
if (wanted.includes('begin')) await tell('begin', await measureBegin(root, steps))
if (wanted.includes('search')) await tell('search', await measureSearch(root, Number(values.petitions), steps))
const many = wanted.filter(part => part === 'figures' || part === 'volume')
if (many.length > 0)
  await measureMany(root, many, Number(values.petitions), steps, (part, section) => tell(part, [section]))
steps.done()
console.log(`${toText(sections)}\n\n${machine}`)

/**
 * Keeps what was measured, and writes it at once if asked: what fails later takes nothing of it away.
 * @param {Part} part @param {Section[]} measured
 */
async function tell(part, measured) {
  const code = codeLine(MEASURED[part], digestOf(root, MEASURED[part]))
  const told = measured.map(section => ({ ...section, code }))
  sections.push(...told)
  if (values.write) await writeSections(root, told, machine)
}

/** Only what the province is composed of; the server alone where no page is asked for. */
async function bringUpToDate() {
  steps.begin('build and compose')
  if (wanted.every(part => SERVED_BY_NONE.includes(part)))
    return void (await build({ only: ['server'], log: steps.detail }))
  const province = JSON.parse(await readFile(join(root, 'provinces', PROVINCE, 'province.json'), 'utf8'))
  await build({ only: ['server', 'shell', ...Object.keys(province.remotes)], log: steps.detail })
  await compose({ province: PROVINCE })
}

/** The parts that share a portal with its pages. */
async function measureServed() {
  const served = wanted.filter(part => part in SERVED)
  if (served.length === 0) return
  const portal = await openPortal(root)
  // Ctrl-C must not leave the database behind.
  const stop = () => void portal.stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  try {
    for (const part of served) await tell(part, await SERVED[/** @type {keyof typeof SERVED} */ (part)](portal))
  } finally {
    await portal.stop()
  }
}
