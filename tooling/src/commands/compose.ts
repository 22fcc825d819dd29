// npm run compose -- <province> [--registry <folder>] [--packed] [--lock <file>] [--to <folder>] [--floor <composed folder>]:
// builds what is taken from sources, and composes. With --explain <what> it tells why something is there or not; `--diff <lock> <lock>` what
// changes from one composition to another, with `--page <file>` as a page to print and sign.
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from '../../../scripts/build.mjs'
import { compose } from '../compose/compose.ts'
import { diff } from '../compose/diff/diff.ts'
import { type Rule, readSheet } from '../compose/diff/read-sheet.ts'
import { sheetOf } from '../compose/diff/sheet.ts'
import { explain } from '../compose/explain/explain.ts'
import { readFacts } from '../compose/explain/facts.ts'
import { readLock } from '../compose/lock.ts'
import { chooseParts } from '../compose/parts.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')

const OPTIONS = {
  registry: { type: 'string' },
  packed: { type: 'boolean' },
  lock: { type: 'string' },
  to: { type: 'string' },
  floor: { type: 'string' },
  explain: { type: 'string' },
  diff: { type: 'boolean' },
  page: { type: 'string' },
} as const

await runCompose().catch(error => {
  console.error(error.message)
  process.exitCode = 1
})

async function runCompose() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
  if (values.diff) {
    await printDiff(positionals)
    return values.page && writePage(positionals, values.page)
  }
  const province = positionals[0] ?? 'linjiang'
  const sources = {
    root,
    province,
    registry: resolve(values.registry ?? join(root, 'dist/registry')),
    packedOnly: values.packed ?? false,
    ...(values.lock && { lock: await readLock(values.lock) }),
  }
  const log = (name: string) => console.log(`building ${name}`)
  await build({ only: ['server'], log })
  if (values.explain) return console.log(explain(await readFacts(sources), values.explain).join('\n'))
  const { chosen } = await chooseParts(sources)
  const built = chosen.flatMap(({ folder, packed }) => (packed ? [] : [relative(root, folder)]))
  await build({ only: built, log })
  const to = resolve(values.to ?? join(root, 'dist/provinces', province))
  const changed = await compose({
    ...sources,
    to,
    log: console.log,
    ...(values.floor && { floor: resolve(values.floor) }),
  })
  for (const { name, version, folder } of chosen) console.log(`  ${name} ${version}  ${relative(root, folder)}`)
  console.log(changed ? `composed ${relative(process.cwd(), to)}` : 'nothing had changed')
}

/** @param files of two locks */
async function printDiff([before = '', after = '']: string[]) {
  const { staff, security } = diff(await readLock(before), await readLock(after))
  const list = (lines: string[]) => lines.map(line => `  ${line}`).join('\n') || '  nothing'
  console.log(`What staff see change:\n${list(staff)}\nWhat the security office sees change:\n${list(security)}`)
}

/** @param locks files of two locks */
async function writePage([before = '', after = '']: string[], file: string) {
  await build({ only: ['server'] })
  const rule: Rule = createRequire(import.meta.url)(join(root, 'shared-lib/dist/contract/rules/compositions.js'))
  await writeFile(file, sheetOf(await readSheet(rule, before, after)))
  console.log(`to print and sign: ${file}`)
}
