// npm start: installs and builds what is missing, then runs the portal until Ctrl-C.
// Nothing but this check is loaded by a Node that is too old, because the rest may not even parse there.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeOldNode } from './start/node-version.mjs'

const complaint = describeOldNode(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exitCode = 1
} else {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  import('./start/run.mjs').then(({ run }) => run(root))
}
