import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSteps } from '../console/steps.mjs'
import { ensureInstalled } from '../install.mjs'
import { add, crashed, formatTotals, NOTHING } from './counts.mjs'
import { excerpt } from './excerpt.mjs'
import { workInMemory } from './memory.mjs'
import { selectParts } from './select.mjs'

const INTERRUPTED = 130

/**
 * Runs the parts of the test one after another, the rest also when one fails. The last line is the totals.
 * @param {string} root
 * @param {string[]} args
 */
export async function run(root, args) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(INTERRUPTED))
  const selected = selectParts(args)
  if (typeof selected === 'string') {
    console.error(selected)
    process.exitCode = 1
    return
  }
  workInMemory()
  const steps = createSteps()
  const reports = await mkdtemp(join(tmpdir(), 'portal-reports-'))
  let totals = NOTHING
  try {
    await ensureInstalled({ root, log: step => steps.begin(step) })
    /** @type {import('./parts.mjs').Context} */
    const context = { root, reports, failed: new Set(), warn: text => steps.say(text) }
    for (const part of selected) totals = add(totals, await runPart(part, context, steps))
  } catch (error) {
    totals = add(totals, crashed(String(error instanceof Error ? error.message : error)))
    steps.failed()
    console.log(excerpt(totals.output))
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
  if (totals.failed > 0) process.exitCode = 1
  console.log(`\n${formatTotals(totals)}`)
}

/**
 * @param {import('./parts.mjs').Part} part
 * @param {import('./parts.mjs').Context} context
 * @param {import('../console/steps.mjs').Steps} steps
 */
async function runPart({ key, name, run: perform }, context, steps) {
  steps.begin(name)
  const result = await perform(context).catch(error => crashed(error instanceof Error ? error.message : String(error)))
  const { passed, failed, skipped } = result
  if (failed === 0) {
    steps.done(passed + skipped > 1 ? formatTotals(result) : '')
    return result
  }
  context.failed.add(key)
  steps.failed(formatTotals(result))
  console.log(excerpt(result.output))
  return result
}
