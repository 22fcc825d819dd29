import { join } from 'node:path'
import { build } from '../../../scripts/build.mjs'
import { createSteps, type Steps } from '../../../scripts/console/steps.mjs'
import { CHECKS } from './checks.ts'
import type { Check, Finding } from './finding.ts'
import { MANIFEST } from './manifest.ts'
import { type Result, reportOf } from './report.ts'
import { readSubject } from './subject.ts'

/**
 * Looks at a remote in every respect in which it could harm a portal, and tells. Answers whether it may be shipped.
 * @param options `named`: its folder below the root
 */
export async function check({ root, named, registry }: { root: string; named: string; registry: string }) {
  const steps = createSteps()
  const folder = join(root, named)
  steps.begin('Build the contract')
  await build({ only: ['server'], log: steps.detail })
  const results = [await perform(MANIFEST, () => MANIFEST.look(folder), steps)]
  if (results.every(isFit)) {
    steps.begin(`Build ${named}`)
    await build({ only: [named], log: steps.detail })
    const subject = await readSubject({ root, folder, registry })
    for (const check of CHECKS) results.push(await perform(check, () => check.look(subject, steps.detail), steps))
  }
  console.log(`\n${reportOf(named, results).join('\n')}`)
  return results.every(isFit)
}

const isFit = ({ breaches }: Result) => breaches.length === 0

async function perform(
  { name, todo }: Pick<Check, 'name' | 'todo'>,
  look: () => Finding | Promise<Finding>,
  steps: Steps,
): Promise<Result> {
  steps.begin(name)
  const finding = await lookSafely(look)
  const { breaches, detail = finding.skipped } = finding
  if (breaches.length) steps.failed(detail)
  else steps.done(detail)
  return { name, todo, ...finding }
}

/** A check that cannot be made is none that was passed. */
async function lookSafely(look: () => Finding | Promise<Finding>) {
  try {
    return await look()
  } catch (error) {
    return { breaches: (error instanceof Error ? error.message : String(error)).split('\n') }
  }
}
