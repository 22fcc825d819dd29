import { join } from 'node:path'
import { build } from '../../../scripts/build.mjs'
import { createSteps, type Steps } from '../../../scripts/console/steps.mjs'
import { readRemote } from '../compose/read-manifest.ts'
import { CHECKS } from './checks.ts'
import type { Check, Finding } from './finding.ts'
import { readSubject } from './subject.ts'

/**
 * Looks at a remote in every respect in which it could harm a portal, and tells. Answers whether it may be shipped.
 * @param options `named`: its folder below the root; `locks`: files and folders with compositions that it has to fit
 */
export async function check({
  root,
  named,
  registry,
  locks,
}: {
  root: string
  named: string
  registry: string
  locks: string[]
}) {
  const steps = createSteps()
  const folder = join(root, named)
  steps.begin('Build the contract')
  await build({ only: ['server'], log: steps.detail })
  const results = [await perform(MANIFEST, () => MANIFEST.look(folder), steps)]
  if (results.every(isFit)) {
    steps.begin(`Build ${named}`)
    await build({ only: [named], log: steps.detail })
    const subject = await readSubject({ root, folder, registry, locks })
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

/** What is wrong in remote.json; told before anything is built of it. */
export const MANIFEST = {
  name: 'Manifest',
  todo: 'Correct remote.json: shared-lib/src/contract/remote-manifest.ts says what each field holds.',
  /** @param folder of the remote */
  async look(folder: string): Promise<Finding> {
    await readRemote(join(folder, 'remote.json'))
    return { breaches: [] }
  },
}

type Result = Pick<Check, 'name' | 'todo'> & Finding

/**
 * What a developer reads after the checks: what to know, what is wrong and what to do about it, and the verdict.
 * @returns lines
 */
export function reportOf(named: string, results: Result[]): string[] {
  const wrong = results.filter(({ breaches }) => breaches.length)
  const skipped = results.filter(({ skipped }) => skipped)
  return [
    ...results.flatMap(({ name, notes = [] }) => (notes.length ? [name, ...notes.map(note => `  ${note}`), ''] : [])),
    ...wrong.flatMap(({ name, todo, breaches }) => [name, ...breaches.map(line => `  ${line}`), `  → ${todo}`, '']),
    ...skipped.map(({ name, skipped }) => `Not looked at: ${name}, ${skipped}`),
    wrong.length
      ? `${named} must not be shipped: ${wrong.map(({ name }) => name).join(', ')}`
      : `${named} may be shipped`,
  ]
}
