// npm run compatibility [-- --write]: which versions fit which provinces; --write lays it down as docs/compatibility.md.
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../../scripts/build.mjs'
import { matrixOf } from '../check/provinces/matrix.ts'
import { planAll } from '../check/provinces/planned.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
await build({ only: ['server'] })
const { planned, versions } = await planAll(root)
const page = matrixOf(planned, versions)
if (process.argv.includes('--write')) await writeFile(join(root, 'docs/compatibility.md'), page)
else console.log(page)
