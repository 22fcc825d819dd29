// Writes what is made from descriptions: the indexes of the actions, their calls, and shared-lib/src/contract/calls/*.ts, the
// plain descriptors that browsers use. With --check it writes nothing and fails where a file is out of date.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileTypeScript } from './compile-typescript.mjs'
import { actionFiles } from './generate/actions.mjs'
import { callFiles } from './generate/calls.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const contract = join(root, 'shared-lib/src/contract')
const compiled = join(root, 'shared-lib/dist/contract')
const isCheck = process.argv.includes('--check')
/** @type {string[]} */
const stale = []

await compileTypeScript(contract, compiled)
await bring(await actionFiles(root))
if (!isCheck && stale.length) await compileTypeScript(contract, compiled)
// What the calls are made from is not there yet.
if (!isCheck || stale.length === 0) await bringCalls()
if (isCheck && stale.length) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate:calls`)
  process.exit(1)
}

async function bringCalls() {
  const require = createRequire(import.meta.url)
  const { describe } = require(join(compiled, 'describe.js'))
  const made = callFiles(require(join(compiled, 'index.js')), describe)
  const folder = join(contract, 'calls')
  for (const file of await readdir(folder).catch(() => [])) {
    if (made.has(file)) continue
    stale.push(join(folder, file))
    if (!isCheck) await rm(join(folder, file))
  }
  await bring(new Map([...made].map(([file, text]) => [join(folder, file), text])))
}

/** Writes files that are not as they should be, or notes them. @param {ReadonlyMap<string, string>} files text by path */
async function bring(files) {
  for (const [path, text] of files) {
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue
    stale.push(path)
    if (isCheck) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
