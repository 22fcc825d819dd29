import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf, markOlder } from './age.mjs'
import { toMarkdown } from './text.mjs'

/**
 * Puts what was measured into docs/benchmarks.md, in place of older figures of the same.
 * @param {string} root of the repository
 * @param {readonly (import('./figure.mjs').Section & { code: string })[]} sections each with the line that names the code it measured
 * @param {string} machine
 */
export async function writeSections(root, sections, machine) {
  const file = join(root, 'docs/benchmarks.md')
  const page = toMarkdown(sections, machine, await readFile(file, 'utf8'))
  await writeFile(
    file,
    markOlder(page, paths => digestOf(root, paths)),
  )
}
