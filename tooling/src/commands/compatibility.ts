// npm run compatibility -- [--registry <folder>] [--lock <lock | folder with locks>]… | --write: which versions fit which provinces.
// --write lays down that of the sources alone as docs/compatibility.md.
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from '../../../scripts/build.mjs'
import { PROVINCE_REMOTES, REMOTES } from '../../../scripts/remotes.mjs'
import { matrixOf } from '../check/provinces/matrix.ts'
import { readVersions } from '../check/provinces/versions.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const { values } = parseArgs({
  options: {
    registry: { type: 'string' },
    lock: { type: 'string', multiple: true },
    write: { type: 'boolean' },
  },
})
const locks = values.lock ?? []
if (values.write && (values.registry || locks.length > 0))
  throw new Error('docs/compatibility.md is of the sources alone: leave out --write, or --registry and --lock')
await build({ only: ['server', ...(locks.length > 0 ? [...REMOTES, ...PROVINCE_REMOTES] : [])] })
const registry = values.registry && resolve(values.registry)
const page = matrixOf(await readVersions({ root, registry, locks }))
if (values.write) await writeFile(join(root, 'docs/compatibility.md'), page)
else console.log(page)
