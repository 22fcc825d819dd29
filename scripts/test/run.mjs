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
 * Runs the parts of the test one after another, the rest also when one fails; those that leave a core free side by
 * side, told in their order. The last line is the totals.
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
    const begun = new Map(selected.filter(({ usesOneCore }) => usesOneCore).map(part => [part, perform(part, context)]))
    for (const part of selected) {
      steps.begin(part.name)
      totals = add(totals, tell(part, await (begun.get(part) ?? perform(part, context)), context, steps))
    }
  } catch (error) {
    totals = add(totals, crashed(String(error instanceof Error ? error.message : error)))
    steps.failed()
    console.log(excerpt(totals.output))
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
  if (totals.failed > 0) process.exitCode = 1
  // Whoever reads only the end of a log learns what to look for.
  for (const name of totals.names) console.log(`\n✗ ${name}`)
  console.log(`\n${formatTotals(totals)}`)
}

/** @param {import('./parts.mjs').Part} part @param {import('./parts.mjs').Context} context */
const perform = (part, context) =>
  part.run(context).catch(error => crashed(error instanceof Error ? error.message : String(error)))

/**
 * @param {import('./parts.mjs').Part} part
 * @param {import('./counts.mjs').Result} result
 * @param {import('./parts.mjs').Context} context
 * @param {import('../console/steps.mjs').Steps} steps
 */
function tell({ key, name }, result, context, steps) {
  if (result.failed === 0) {
    steps.done(result.passed + result.skipped > 1 ? formatTotals(result) : '')
    return result
  }
  context.failed.add(key)
  steps.failed(formatTotals(result))
  console.log(excerpt(result.output))
  return result.names.length > 0 ? result : { ...result, names: [name] }
}
