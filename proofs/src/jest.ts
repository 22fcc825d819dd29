import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

/**
 * As `runServerTests`; answers the figures as well that the tests told by `tell`. Throws where one of those that are expected
 * was not told: what did not run proves nothing.
 */
export async function runTellingTests<Name extends string>(
  root: string,
  tests: string[],
  more: NodeJS.ProcessEnv,
  expected: readonly Name[],
): Promise<{ passed: string; told: Record<Name, number> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-told-'))
  try {
    const file = join(folder, 'told')
    const passed = await runServerTests(root, tests, { ...more, TOLD_TO: file })
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
    const told: Record<Name, number> = Object.assign({}, ...lines.map(line => JSON.parse(line)))
    for (const name of expected) if (!Number.isFinite(told[name])) throw new Error(`No test told of ${name}`)
    return { passed, told }
  } finally {
    await rm(folder, { recursive: true })
  }
}
