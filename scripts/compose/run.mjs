import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from '../build.mjs'
import { compose } from './compose.mjs'
import { diff } from './diff/diff.mjs'
import { explain } from './explain/explain.mjs'
import { readFacts } from './explain/facts.mjs'
import { readLock } from './lock.mjs'
import { chooseParts } from './parts.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../../..')

const OPTIONS = /** @type {const} */ ({
  registry: { type: 'string' },
  packed: { type: 'boolean' },
  lock: { type: 'string' },
  to: { type: 'string' },
  explain: { type: 'string' },
  diff: { type: 'boolean' },
})

/**
 * npm run compose -- <province> [--registry <folder>] [--packed] [--lock <file>] [--to <folder>]: builds what is taken
 * from sources, and composes. With --explain <what> it tells why something is there or not; `--diff <lock> <lock>` what
 * changes from one composition to another.
 * @param {string[]} args
 */
export async function runCompose(args) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  if (values.diff) return printDiff(positionals)
  const province = positionals[0] ?? 'linjiang'
  const sources = {
    root,
    province,
    registry: resolve(values.registry ?? join(root, 'dist/registry')),
    packedOnly: values.packed ?? false,
    ...(values.lock && { lock: await readLock(values.lock) }),
  }
  const log = (/** @type {string} */ name) => console.log(`building ${name}`)
  await build({ only: ['server'], log })
  if (values.explain) return console.log(explain(await readFacts(sources), values.explain).join('\n'))
  const { chosen } = await chooseParts(sources)
  const built = chosen.flatMap(({ folder, packed }) => (packed ? [] : [relative(root, folder)]))
  await build({ only: built, log })
  const to = resolve(values.to ?? join(root, 'dist/provinces', province))
  const changed = await compose({ ...sources, to })
  for (const { name, version, folder } of chosen) console.log(`  ${name} ${version}  ${relative(root, folder)}`)
  console.log(changed ? `composed ${relative(process.cwd(), to)}` : 'nothing had changed')
}

/** @param {string[]} files of two locks */
async function printDiff([before = '', after = '']) {
  const { staff, security } = diff(await readLock(before), await readLock(after))
  const list = (/** @type {string[]} */ lines) => lines.map(line => `  ${line}`).join('\n') || '  nothing'
  console.log(`What staff see change:\n${list(staff)}\nWhat the security office sees change:\n${list(security)}`)
}
