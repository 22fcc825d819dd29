import { join } from 'node:path'
import { build } from '../build.mjs'
import { createSteps } from '../console/steps.mjs'
import { CHECKS } from './checks.mjs'
import { MANIFEST } from './manifest.mjs'
import { reportOf } from './report.mjs'
import { readSubject } from './subject.mjs'

/**
 * Looks at a remote in every respect in which it could harm a portal, and tells. Answers whether it may be shipped.
 * @param {{ root: string, named: string, registry: string }} options `named`: its folder below the root
 */
export async function check({ root, named, registry }) {
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

/** @param {import('./report.mjs').Result} result */
const isFit = ({ breaches }) => breaches.length === 0

/**
 * @param {Pick<import('./checks.mjs').Check, 'name' | 'todo'>} check
 * @param {() => import('./checks.mjs').Finding | Promise<import('./checks.mjs').Finding>} look
 * @param {import('../console/steps.mjs').Steps} steps
 * @returns {Promise<import('./report.mjs').Result>}
 */
async function perform({ name, todo }, look, steps) {
  steps.begin(name)
  const finding = await lookSafely(look)
  const { breaches, detail = finding.skipped } = finding
  if (breaches.length) steps.failed(detail)
  else steps.done(detail)
  return { name, todo, ...finding }
}

/** A check that cannot be made is none that was passed. @param {() => import('./checks.mjs').Finding | Promise<import('./checks.mjs').Finding>} look */
async function lookSafely(look) {
  try {
    return await look()
  } catch (error) {
    return { breaches: (error instanceof Error ? error.message : String(error)).split('\n') }
  }
}
