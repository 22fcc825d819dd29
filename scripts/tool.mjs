// Runs a command of the workspaces tooling and proofs, for `npm run compose` and the like; what they are compiled to is
// brought up to date first.
import { build } from './build.mjs'

const [workspace = '', name] = process.argv.splice(2, 2)

/** The proofs read the contract, which is compiled with the server. */
const BESIDE = workspace === 'proofs' ? ['server'] : []

await build({ only: ['tooling', workspace, ...BESIDE] })
await import(`../${workspace}/dist/commands/${name}.js`)
