import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { runServerTests } from '../jest.ts'

/** By what a test tells that it has more to ask than `npm test` does, or asks more of the same. */
const MORE = /process\.env\.LONG|\/test\/(?:long|asked-personas)'/

/** Lists, counters and searches among ten thousand of what they read; the board of everybody who has one; whatever else takes long. */
export async function proveLong({ root, steps }: Context) {
  steps.begin('long tests of the server')
  return runServerTests(root, findLong(root), { LONG: '1' })
}

function findLong(root: string): string[] {
  const files = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => file.endsWith('.test.ts'))
    .filter(file => file.endsWith('.long.test.ts') || MORE.test(readFileSync(join(root, 'server/src', file), 'utf8')))
    .map(file => `server/src/${file}`)
}
