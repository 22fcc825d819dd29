import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from '../console/run-quietly.mjs'
import { countJest } from './counts.mjs'
import { readReport } from './report.mjs'

const LIMIT_MS = 60 * 60_000
/** The machines that run this have two cores. */
const WORKERS = 2
/** Outlives the folders of this run, unlike Jest's own choice. */
const CACHE = join(tmpdir(), `portal-jest-${userInfo().username}`)

/** Jest on some of the projects in jest.config.cjs. @param {string[]} projects */
export function runJest(...projects) {
  return async (/** @type {import('./parts.mjs').Context} */ { root, reports }) => {
    const file = join(reports, `${projects.join('-')}.json`)
    const program = join(root, 'node_modules/jest/bin/jest.js')
    const options = ['--ci', `--maxWorkers=${WORKERS}`, `--cacheDirectory=${CACHE}`, '--json', `--outputFile=${file}`]
    const env = { ...process.env, NODE_ENV: 'test' }
    const args = [program, ...options, '--selectProjects', ...projects]
    const { code, output } = await runQuietly(process.execPath, args, { cwd: root, env, limitMs: LIMIT_MS })
    return countJest(await readReport(file), code, output)
  }
}
