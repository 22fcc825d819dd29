import { join } from 'node:path'
import { runQuietly } from '../../scripts/console/run-quietly.mjs'

const LIMIT_MS = 60 * 60_000

/**
 * Runs tests of the server with more asked of them than `npm test` asks; answers how many passed, as `12 passed`, and throws
 * with what Jest says where one fails.
 * @param tests paths, or parts of them
 * @param more variables that say how much more
 */
export async function runServerTests(root: string, tests: string[], more: NodeJS.ProcessEnv): Promise<string> {
  const program = join(root, 'node_modules/jest/bin/jest.js')
  const asked = [program, ...tests, '--selectProjects', 'server']
  const env = { ...process.env, ...more }
  const { code, output } = await runQuietly(process.execPath, asked, { cwd: root, env, limitMs: LIMIT_MS })
  const [passed] = output.match(/(?<=^Tests: +)\d+ passed/m) ?? []
  if (code !== 0 || !passed) throw new Error(output)
  return passed
}
