// Proofs that take too long for every `npm test`: `npm run prove [-- mail-kill] [--kills 100] [--sequences 1000] [--asks 100000] [--seed 1] [--minutes 10] [--plant leak] [--only unit,server] [--write]`.
// Each ends with one line of counts, which --write puts into docs/benchmarks.md; any that fails makes the exit code 1.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { codeLine, digestOf } from '../../../bench/report/age.mjs'
import { describeMachine } from '../../../bench/report/machine.mjs'
import { writeSections } from '../../../bench/report/write.mjs'
import { createSteps } from '../../../scripts/console/steps.mjs'
import { PROOFS } from '../proofs.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
/** What each of them looks at besides its own folder. */
const PROVEN = ['server/src', 'shared-lib/src/contract']
const {
  values: { write, ...options },
  positionals: names,
} = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    sequences: { type: 'string' },
    asks: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    plant: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean' },
  },
})
const unknown = names.filter(name => !PROOFS.has(name))
if (unknown.length) throw new Error(`No such proof: ${unknown.join(', ')}; there are ${[...PROOFS.keys()].join(', ')}`)
const steps = createSteps()

for (const [name, prove] of PROOFS) {
  if (names.length && !names.includes(name)) continue
  try {
    const counts = await prove({ root, steps, options })
    steps.done()
    console.log(`${name} holds: ${counts}`)
    if (write) await writeDown(name, counts)
  } catch (error) {
    steps.failed()
    console.error(error)
    console.log(`${name} FAILS`)
    process.exitCode = 1
  }
}

async function writeDown(name: string, counts: string): Promise<void> {
  const paths = [...PROVEN, `proofs/src/${name}`]
  const section = {
    title: `Proof: ${name}`,
    figures: [],
    notes: [`${counts}.`],
    code: codeLine(paths, digestOf(root, paths)),
  }
  await writeSections(root, [section], describeMachine())
}
