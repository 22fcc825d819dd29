// npm run pack -- <mf-name | shell | folder of a remote> [--to <registry folder>] [--sign <key.pem>]: a version to publish
// by copying it.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from '../../../scripts/build.mjs'
import { readCalls } from '../compose/contract.ts'
import { readJson } from '../compose/read-manifest.ts'
import { pack, signPack } from '../pack/pack.ts'
import { digestOf } from '../registry/files.ts'
import { PACK } from '../registry/read-pack.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, sign: { type: 'string' } },
})
const [named] = positionals
if (!named)
  throw new Error('Usage: npm run pack -- <mf-name | shell | folder of a remote> [--to <folder>] [--sign <key.pem>]')
const key = values.sign && (await readFile(values.sign, 'utf8'))
await build({ only: ['server', named], log: name => console.log(`building ${name}`) })
const { version: sharedLib } = await readJson(join(root, 'shared-lib/package.json'))
const registry = resolve(values.to ?? join(root, 'dist/registry'))
const folder = await pack({ folder: join(root, named), registry, calls: readCalls(root), sharedLib })
console.log(`packed ${folder}`)
if (key) console.log(`signed by ${await signPack(folder, key)}`)
if (named !== 'shell') console.log(await trialOf(folder))

/** How a browser is told to try it, where a province allows that. */
async function trialOf(folder: string) {
  const text = await readFile(join(folder, PACK))
  const { name: remote, version } = JSON.parse(text.toString('utf8'))
  const trial = { remote, version, address: 'https://try.example.cn/', pack: digestOf(text) }
  return `to try it, see section 9 of docs/integrators.md: sessionStorage.portalTrial = '${JSON.stringify(trial)}'`
}
