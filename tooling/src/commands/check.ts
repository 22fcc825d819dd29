// npm run check -- <mf-name | folder of a remote> [--registry <folder>] [--lock <lock | folder with locks>]…: whether a remote
// fits, before it is shipped.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { check } from '../check/run.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { registry: { type: 'string' }, lock: { type: 'string', multiple: true } },
})
const [named] = positionals
if (!named)
  throw new Error(
    'Usage: npm run check -- <mf-name | folder of a remote> [--registry <folder>] [--lock <lock | folder>]…',
  )
const registry = resolve(values.registry ?? resolve(root, 'dist/registry'))
process.exitCode = (await check({ root, named, registry, locks: values.lock ?? [] })) ? 0 : 1
