// Composes a province's portal: `compose()` for other scripts, or `npm run compose -- <province>`.
import { pathToFileURL } from 'node:url'

export { compose } from './compose/compose.mjs'

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { runCompose } = await import('./compose/run.mjs')
  await runCompose(process.argv.slice(2)).catch(error => {
    console.error(error.message)
    process.exitCode = 1
  })
}
