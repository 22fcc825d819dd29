// npm run smoke -- <province> <composed folder>: whether a composition runs. What has passed may be the floor of the next.
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../../scripts/build.mjs'
import { createSteps } from '../../../scripts/console/steps.mjs'
import { smoke } from '../smoke/smoke.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const [province, composed] = process.argv.slice(2)
if (!province) throw new Error('Usage: npm run smoke -- <province> [<composed folder>]')
const folder = resolve(composed ?? join(root, 'dist/provinces', province))
const steps = createSteps()
steps.begin('Build the server')
await build({ only: ['server'], log: steps.detail })
steps.begin(`Smoke test of ${folder}`)
const { faults, tried, skipped } = await smoke({ root, province, folder, tell: steps.detail })
for (const one of skipped) steps.say(`Not looked at: ${one}`)
if (faults.length) {
  steps.failed(`${faults.length} of ${tried} things fail`)
  console.log(faults.join('\n'))
  process.exitCode = 1
} else steps.done(`${tried} things work: it may be the floor of the next composition`)
