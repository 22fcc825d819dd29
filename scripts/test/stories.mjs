import { join } from 'node:path'
import { runQuietly } from '../console/run-quietly.mjs'
import { ensureBrowser } from './browser.mjs'
import { countPlaywright, crashed } from './counts.mjs'
import { ensureChineseFonts } from './fonts.mjs'
import { readReport } from './report.mjs'

const LIMIT_MS = 40 * 60_000

/**
 * The stories of `e2e` in a real browser, against the portal as built.
 * @param {import('./parts.mjs').Context} context
 */
export async function runStories({ root, reports, failed, warn }) {
  if (failed.has('build')) return crashed('Not run, because the portal could not be built.')
  const browser = await ensureBrowser(root)
  if (!(await ensureChineseFonts(root))) warn('No Chinese fonts could be installed: pictures of pages will lack text.')
  const file = join(reports, 'stories.json')
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [program, 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const { code, output } = await runQuietly(process.execPath, args, { cwd: root, env, limitMs: LIMIT_MS })
  return countPlaywright(await readReport(file), code, output)
}
