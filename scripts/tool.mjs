// Runs a command of the workspaces tooling and proofs, for `npm run compose` and the like; what they are compiled to is
// brought up to date first.
import { build } from './build.mjs'

const [workspace = '', name] = process.argv.splice(2, 2)

await build({ only: ['tooling', workspace] })
await import(`../${workspace}/dist/commands/${name}.js`)
