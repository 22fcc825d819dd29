import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '@portal/tooling'
import { build } from '../../../scripts/build.mjs'
import { runQuietly } from '../../../scripts/console/run-quietly.mjs'
import { ensureBrowser } from '../../../scripts/test/browser.mjs'
import { readReport } from '../../../scripts/test/report.mjs'
import type { Context } from '../context.ts'

const PROVINCE = 'linjiang'
const WORKERS = 2
const LIMIT_MS = 60 * 60_000

/**
 * Plays stories in the browser against the portal as built; throws with what Playwright says where one fails.
 * @param choice which of them, as Playwright's options
 * @param browser where another than the usual one is, as variables
 */
export async function playStories({ root, steps }: Context, choice: string[], browser?: NodeJS.ProcessEnv) {
  await build({ log: steps.detail })
  await compose({ province: PROVINCE, log: steps.detail })
  const reports = await mkdtemp(join(tmpdir(), 'portal-stories-'))
  try {
    const place = browser ?? { CHROMIUM_PATH: await ensureBrowser(root) }
    return await play(root, join(reports, 'stories.json'), choice, place)
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

async function play(root: string, file: string, choice: string[], browser: NodeJS.ProcessEnv) {
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [program, 'test', `--workers=${WORKERS}`, ...choice, '--reporter=list,json']
  const env = { ...process.env, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code, output } = await runQuietly(process.execPath, args, { cwd: root, env, limitMs: LIMIT_MS })
  const report = await readReport(file)
  if (code !== 0 || !report) throw new Error(output)
  const { expected, duration } = report.stats
  return { expected, seconds: Math.round(duration / 1000) }
}
