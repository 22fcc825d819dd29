import { join } from 'node:path'
import { runQuietly } from '../../../scripts/console/run-quietly.mjs'
import type { Context } from '../context.ts'

const CONFIG = 'proofs/src/mutation/stryker.config.mjs'

/** Unit tests notice most changes of the pure rules; throws with the survivors where they notice too few. */
export async function proveMutation({ root, steps }: Context) {
  steps.begin('mutation of the pure rules')
  const program = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { code, output } = await runQuietly(process.execPath, [program, 'run', CONFIG], { cwd: root })
  if (code !== 0) throw new Error(output)
  const [, total] = output.match(/^All files\s*\|\s*([\d.]+)/m) ?? []
  if (!total) throw new Error(output)
  steps.detail(output.slice(output.indexOf('[Survived]')))
  return `${total} % of the changes were noticed`
}
