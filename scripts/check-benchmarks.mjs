#!/usr/bin/env node
// Checks that docs/benchmarks.md marks each section that is older than the code it measures; --write marks them.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { digestOf, markOlder } from '../bench/report/age.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))

const page = await readFile(file, 'utf8')
const marked = markOlder(page, paths => digestOf(root, paths))
if (process.argv.includes('--write')) await writeFile(file, marked)
else if (marked !== page) {
  console.error('docs/benchmarks.md has sections that are older than their code: npm run check:benchmarks -- --write')
  process.exitCode = 1
}
