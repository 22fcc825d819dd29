// npm test: everything that must hold before a change goes in. npm test -- --only unit,server runs some of it.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeOldNode } from './start/node-version.mjs'

const complaint = describeOldNode(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exitCode = 1
} else {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  import('./test/run.mjs').then(({ run }) => run(root, process.argv.slice(2)))
}
