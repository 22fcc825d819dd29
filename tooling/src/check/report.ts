import type { Check, Finding } from './finding.ts'

export type Result = Pick<Check, 'name' | 'todo'> & Finding

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
