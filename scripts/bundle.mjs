// npm run bundle -- chengxi: one file with all that a machine without a network needs to run a province's portal.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeBundle } from './bundle/make.mjs'
import { createSteps } from './console/steps.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const [province] = process.argv.slice(2)
const steps = createSteps()
try {
  const file = await makeBundle({ root, province, steps })
  steps.done()
  console.log(file)
} catch (error) {
  steps.failed()
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
