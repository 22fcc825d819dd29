// Proofs that take too long for every `npm test`: `npm run prove [-- mail-kill] [--kills 100] [--sequences 1000] [--asks 100000] [--seed 1] [--minutes 10] [--plant leak] [--only unit,server]`.
// Each ends with one line of counts; any that fails makes the exit code 1.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createSteps } from '../../../scripts/console/steps.mjs'
import { PROOFS } from '../proofs.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    sequences: { type: 'string' },
    asks: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    plant: { type: 'string' },
    only: { type: 'string' },
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
  } catch (error) {
    steps.failed()
    console.error(error)
    console.log(`${name} FAILS`)
    process.exitCode = 1
  }
}
