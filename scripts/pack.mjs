// npm run pack -- <mf-name | shell | folder of a remote> [--to <registry folder>]: a version to publish by copying it.
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { readCalls } from './compose/contract.mjs'
import { readJson } from './compose/read-manifest.mjs'
import { pack } from './pack/pack.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')

const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
const [named] = positionals
if (!named) throw new Error('Usage: npm run pack -- <mf-name | shell | folder of a remote> [--to <registry folder>]')
await build({ only: ['server', named], log: name => console.log(`building ${name}`) })
const { version: sharedLib } = await readJson(join(root, 'shared-lib/package.json'))
const registry = resolve(values.to ?? join(root, 'dist/registry'))
console.log(`packed ${await pack({ folder: join(root, named), registry, calls: readCalls(root), sharedLib })}`)
