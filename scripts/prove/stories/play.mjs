import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '@portal/tooling'
import { build } from '../../build.mjs'
import { runQuietly } from '../../console/run-quietly.mjs'
import { ensureBrowser } from '../../test/browser.mjs'
import { readReport } from '../../test/report.mjs'

const PROVINCE = 'linjiang'
const WORKERS = 2
const LIMIT_MS = 60 * 60_000

/**
 * Plays stories in the browser against the portal as built; throws with what Playwright says where one fails.
 * @param {import('../proofs.mjs').Context} context
 * @param {string[]} choice which of them, as Playwright's options
 */
export async function playStories({ root, steps }, choice) {
  await build({ log: steps.detail })
  await compose({ province: PROVINCE, log: steps.detail })
  const reports = await mkdtemp(join(tmpdir(), 'portal-stories-'))
  try {
    return await play(root, join(reports, 'stories.json'), choice)
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

/** @param {string} root @param {string} file @param {string[]} choice */
async function play(root, file, choice) {
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [program, 'test', `--workers=${WORKERS}`, ...choice, '--reporter=list,json']
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser(root), PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code, output } = await runQuietly(process.execPath, args, { cwd: root, env, limitMs: LIMIT_MS })
  const report = await readReport(file)
  if (code !== 0 || !report) throw new Error(output)
  const { expected, duration } = report.stats
  return { expected, seconds: Math.round(duration / 1000) }
}
