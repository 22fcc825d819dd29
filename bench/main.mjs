// How fast the portal is, each figure beside a yardstick of the same run: `npm run bench [-- --only begin,browser,federation,figures,live,server,mail,messages,peers,recognition,screens,search,volume] [--quick] [--petitions 50000]`.
// With --write the figures go into docs/benchmarks.md, in place of older ones of the same.
import { readFile, writeFile } from 'node:fs/promises'
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
import { codeLine, digestOf, markOlder } from './report/age.mjs'
import { describeMachine } from './report/machine.mjs'
import { toMarkdown, toText } from './report/text.mjs'
import { measureScreens } from './screens/measure.mjs'
import { measureSearch } from './search/measure.mjs'
import { measureServer } from './server/measure.mjs'
import { measureFigures, measureVolume } from './volume/measure.mjs'

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
  search: ['server/src/screens/lists/rare-words.ts', 'server/src/screens/search', 'bench/search'],
  volume: [...PORTAL, 'bench/volume'],
}
/** @typedef {keyof typeof MEASURED} Part @typedef {import('./report/figure.mjs').Section} Section */
const PARTS = /** @type {Part[]} */ (Object.keys(MEASURED))
/** With portals of their own. */
const ALONE = ['begin', 'figures', 'search', 'volume']
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

await bringUpToDate()
const browser = await launchBrowser(root)
const machine = describeMachine(browser.version())
const sections = await measure().finally(() => browser.close())
if (wanted.includes('begin')) sections.push(...of('begin', await measureBegin(root, steps)))
if (wanted.includes('figures'))
  sections.push(...of('figures', await measureFigures(root, Number(values.petitions), steps)))
if (wanted.includes('search'))
  sections.push(...of('search', await measureSearch(root, Number(values.petitions), steps)))
if (wanted.includes('volume'))
  sections.push(...of('volume', await measureVolume(root, Number(values.petitions), steps)))
steps.done()
console.log(`${toText(sections)}\n\n${machine}`)
if (values.write) await writeDown(join(root, 'docs/benchmarks.md'))

/** @param {string} file */
async function writeDown(file) {
  const page = toMarkdown(sections, machine, await readFile(file, 'utf8'))
  await writeFile(
    file,
    markOlder(page, paths => digestOf(root, paths)),
  )
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

async function measure() {
  if (wanted.every(part => ALONE.includes(part))) return []
  const portal = await openPortal(root)
  // Ctrl-C must not leave the database behind.
  const stop = () => void portal.stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  const measures = {
    begin: async () => [],
    browser: () => measureBrowser(browser, portal, steps),
    federation: () => measureFederation(browser, portal, steps, values),
    live: () => measureLive(portal, steps),
    server: () => measureServer(portal, steps),
    mail: () => measureMail(browser, portal, steps),
    messages: () => measureMessages(portal, steps),
    peers: () => measurePeers(browser, portal, steps, values),
    screens: () => measureScreens(browser, portal, steps),
    recognition: () => measureRecognition(portal, steps),
    figures: async () => [],
    search: async () => [],
    volume: async () => [],
  }
  try {
    const sections = []
    for (const part of wanted) sections.push(...of(part, await measures[part]()))
    return sections
  } finally {
    await portal.stop()
  }
}

/** With the line that names the code they measured. @param {Part} part @param {Section[]} sections */
function of(part, sections) {
  const code = codeLine(MEASURED[part], digestOf(root, MEASURED[part]))
  return sections.map(section => ({ ...section, code }))
}
