// npm run create-remote -- mf-<name> [--title <Chinese title>] [--province <name>]: a remote with a page, a list, a
// dialog, a permission and their tests, in a province's portal at once.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, province: { type: 'string' } },
})
const [name = ''] = positionals
const { title = '新功能', province = 'linjiang' } = values

await ensureInstalled({ root, log: step => console.log(step) })
const { build } = await import('./build.mjs')
await build({ only: ['tooling'] })
const { createRemote } = await import('./create-remote/create.mjs')
try {
  const files = await createRemote({ root, name, title, province })
  // Names of another length break lines elsewhere, and sort imports otherwise.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'check', '--write', '--log-level=error', name], { cwd: root, stdio: 'inherit' })
  console.log(`${name} is there, with ${files.length} files, and in provinces/${province}/province.json.`)
  console.log(`\n  npm run dev -- ${name}           in the portal\n  npm run dev -- ${name} --alone   without it`)
  console.log(`  npx jest ${name}\n\nGo on in docs/feature-teams.md.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
