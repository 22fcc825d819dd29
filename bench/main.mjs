// How fast the portal is, each figure beside a yardstick of the same run: `npm run bench [-- --only browser,federation,live,server,mail,messages,recognition,screens,volume] [--quick] [--petitions 50000]`.
// With --write the figures go into docs/benchmarks.md, in place of older ones of the same.
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compose } from '@portal/tooling'
import { build } from '../scripts/build.mjs'
import { createSteps } from '../scripts/console/steps.mjs'
import { launchBrowser } from './browser/launch.mjs'
import { measureBrowser } from './browser/measure.mjs'
import { measureFederation } from './federation/measure.mjs'
import { measureLive } from './live/measure.mjs'
import { measureMail } from './mail/measure.mjs'
import { measureMessages } from './messages/measure.mjs'
import { openPortal } from './portal/portal.mjs'
import { measureRecognition } from './recognition/measure.mjs'
import { describeMachine } from './report/machine.mjs'
import { toMarkdown, toText } from './report/text.mjs'
import { measureScreens } from './screens/measure.mjs'
import { measureServer } from './server/measure.mjs'
import { measureVolume } from './volume/measure.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const PROVINCE = 'linjiang'
const PARTS = ['browser', 'federation', 'live', 'server', 'mail', 'messages', 'recognition', 'screens', 'volume']
const PETITIONS = '1000000'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
    petitions: { type: 'string', default: PETITIONS },
  },
})
const wanted = values.only?.split(',') ?? PARTS
const unknown = wanted.filter(part => !PARTS.includes(part))
if (unknown.length) throw new Error(`--only takes ${PARTS.join(', ')}, not ${unknown.join(', ')}`)
const steps = createSteps()

await bringUpToDate()
const browser = await launchBrowser(root)
const machine = describeMachine(browser.version())
const sections = await measure().finally(() => browser.close())
if (wanted.includes('volume')) sections.push(...(await measureVolume(root, Number(values.petitions), steps)))
steps.done()
console.log(`${toText(sections)}\n\n${machine}`)
if (values.write) await writeDown(join(root, 'docs/benchmarks.md'))

/** @param {string} file */
async function writeDown(file) {
  await writeFile(file, toMarkdown(sections, machine, await readFile(file, 'utf8')))
}

/** Only what the province is composed of. */
async function bringUpToDate() {
  steps.begin('build and compose')
  const province = JSON.parse(await readFile(join(root, 'provinces', PROVINCE, 'province.json'), 'utf8'))
  await build({ only: ['server', 'shell', ...Object.keys(province.remotes)], log: steps.detail })
  await compose({ province: PROVINCE })
}

async function measure() {
  if (wanted.every(part => part === 'volume')) return []
  const portal = await openPortal(root)
  // Ctrl-C must not leave the database behind.
  const stop = () => void portal.stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  try {
    return [
      ...(wanted.includes('browser') ? await measureBrowser(browser, portal, steps) : []),
      ...(wanted.includes('federation') ? await measureFederation(browser, portal, steps, values) : []),
      ...(wanted.includes('live') ? await measureLive(portal, steps) : []),
      ...(wanted.includes('server') ? await measureServer(portal, steps) : []),
      ...(wanted.includes('mail') ? await measureMail(browser, portal, steps) : []),
      ...(wanted.includes('messages') ? await measureMessages(portal, steps) : []),
      ...(wanted.includes('screens') ? await measureScreens(browser, portal, steps) : []),
      ...(wanted.includes('recognition') ? await measureRecognition(portal, steps) : []),
    ]
  } finally {
    await portal.stop()
  }
}
