// npm run bench: compiles what composes before anything is loaded that stands on it.
import { build } from '../scripts/build.mjs'

await build({ only: ['tooling'] })
await import('./main.mjs')
