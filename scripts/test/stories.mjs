import { join } from 'node:path'
import { runQuietly } from '../console/run-quietly.mjs'
import { add, countPlaywright, crashed, NOTHING } from './counts.mjs'
import { ensureOlder } from './older-browser.mjs'
import { readReport } from './report.mjs'

const LIMIT_MS = 40 * 60_000

/**
 * Two at a time as far as they bear it, then one by one those that measure time or kill servers; at last a letter from
 * the sign-in to its case, in the oldest browser that offices have.
 * @type {{ name: string, project: string, workers: number, files?: string, older?: 86 }[]}
 */
const ROUNDS = [
  { name: 'together', project: 'together', workers: 2 },
  { name: 'alone', project: 'alone', workers: 1 },
  { name: 'older', project: 'together', workers: 1, files: 'stories/letter.spec', older: 86 },
]

/**
 * The stories of `e2e` in a real browser, against the portal as built.
 * @param {import('./parts.mjs').Context} context
 */
export async function runStories({ root, reports, failed }) {
  if (failed.has('build')) return crashed('Not run, because the portal could not be built.')
  if (failed.has('browser')) return crashed('Not run, because there is no browser.')
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  let totals = NOTHING
  for (const round of ROUNDS) {
    const result = await runRound(root, reports, env, round)
    totals = { ...add(totals, result), output: totals.output + result.output }
  }
  return totals
}

/**
 * @param {string} root
 * @param {string} reports
 * @param {NodeJS.ProcessEnv} env
 * @param {typeof ROUNDS[number]} round
 */
async function runRound(root, reports, env, { name, project, workers, files, older }) {
  const file = join(reports, `stories-${name}.json`)
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [
    ...(files ? [files] : []),
    '-c',
    'e2e/playwright.config.ts',
    `--project=${project}`,
    `--workers=${workers}`,
    '--grep-invert=@long',
    // Each round clears its folder first: the pictures of what failed in the round before are not to go.
    `--output=test-results/${name}`,
    '--reporter=list,json',
  ]
  const { code, output } = await runQuietly(process.execPath, [program, 'test', ...args], {
    cwd: root,
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(older && { CHROMIUM_PATH: await ensureOlder(root, older) }),
    },
    limitMs: LIMIT_MS,
  })
  return countPlaywright(await readReport(file), code, output)
}
