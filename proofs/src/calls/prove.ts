import { join } from 'node:path'
import { runQuietly } from '../../../scripts/console/run-quietly.mjs'
import type { Context } from '../context.ts'

/** Tests that take a share of what they could try, each with where it is set how large that is. */
const TESTS = ['server/src/workflow/buttons.test.ts', 'server/src/platform/http/hostile-json.test.ts']
const WHOLE = { PRESSED: '1', EACH: '1' }
const LIMIT_MS = 30 * 60_000

/** Every call withstands every kind of hostile JSON, and every button does what it says, whoever presses it. */
export async function proveCalls({ root, steps }: Context) {
  steps.begin('every call and every button')
  const program = join(root, 'node_modules/jest/bin/jest.js')
  const env = { ...process.env, ...WHOLE }
  const asked = [program, ...TESTS, '--selectProjects', 'server']
  const { code, output } = await runQuietly(process.execPath, asked, { cwd: root, env, limitMs: LIMIT_MS })
  const [passed] = output.match(/(?<=^Tests: +)\d+ passed/m) ?? []
  if (code !== 0 || !passed) throw new Error(output)
  return `${passed}, nothing left out`
}
