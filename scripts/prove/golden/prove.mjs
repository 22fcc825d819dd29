import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../build.mjs'
import { compose } from '../../compose.mjs'
import { runQuietly } from '../../console/run-quietly.mjs'
import { ensureBrowser } from '../../test/browser.mjs'
import { readReport } from '../../test/report.mjs'

const PROVINCE = 'linjiang'
const WORKERS = 2
const LIMIT_MS = 60 * 60_000

/** The cases of the guided tour come to the same when people play them on the screens. @param {import('../proofs.mjs').Context} context */
export async function proveGolden({ root, steps }) {
  steps.begin('golden scenarios in the browser')
  await build({ log: steps.detail })
  await compose({ province: PROVINCE, log: steps.detail })
  const reports = await mkdtemp(join(tmpdir(), 'portal-golden-'))
  try {
    return await play(root, join(reports, 'golden.json'))
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

/** @param {string} root @param {string} file */
async function play(root, file) {
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const config = 'e2e/golden/playwright.config.ts'
  const args = [program, 'test', '-c', config, `--workers=${WORKERS}`, '--reporter=list,json']
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser(root), PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code, output } = await runQuietly(process.execPath, args, { cwd: root, env, limitMs: LIMIT_MS })
  const report = await readReport(file)
  if (code !== 0 || !report) throw new Error(output)
  const { expected, duration } = report.stats
  return `${expected} stories, each as the demonstration's player has it, in ${Math.round(duration / 1000)} s`
}
