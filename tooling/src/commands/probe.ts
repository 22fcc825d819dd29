// npm run probe -- <address of a portal> --account <account>: which calls the server there answers, and how. The password
// is read from PROBE_PASSWORD.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from '../../../scripts/build.mjs'
import { readContract } from '../probe/contract.ts'
import { probe } from '../probe/probe.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')

const { positionals, values } = parseArgs({ allowPositionals: true, options: { account: { type: 'string' } } })
const { PROBE_PASSWORD: password } = process.env
const [address] = positionals
if (!address || !values.account || !password)
  throw new Error('Usage: PROBE_PASSWORD=… npm run probe -- <address of a portal> --account <account>')

await build({ only: ['server'] })
const target = { address: address.replace(/\/?$/, '/'), account: values.account, password }
const findings = await probe(readContract(root), target)
for (const { result, method, path, details } of findings) {
  console.log(`${result.padEnd(9)}  ${method.padEnd(4)}  ${path}`)
  for (const detail of details) console.log(`${' '.repeat(17)}${detail}`)
}

const count = (kind: string) => findings.filter(({ result }) => result === kind).length
const kinds = ['fits', 'refused', 'differs', 'missing', 'not asked']
console.log(`\n${kinds.map(kind => `${count(kind)} ${kind}`).join(', ')}`)
process.exitCode = count('differs') + count('missing') ? 1 : 0
