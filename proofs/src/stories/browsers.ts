import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureOlder, OLDER } from '../../../scripts/test/older-browser.mjs'
import type { Context } from '../context.ts'
import { playStories } from './play.ts'

/**
 * Sign-in, homes, to-dos, a case on its whole way with its approvals, on paper, registration and mail; by plain http; and how the
 * main screens look.
 */
const STORIES = [
  'homes',
  'list-todos',
  'case-whole-way',
  'case-print',
  'letter.spec',
  'mail.spec',
  'plain-http',
  'layout.spec',
]
const CHOICE = ['-c', 'e2e/playwright.config.ts', '--project=together', ...STORIES]

const FIREFOX = 'firefox-esr'

/** Below the root: of each browser a folder with pictures of the main screens. */
const PICTURES = 'test-results/browsers'

/** What people do all day is done in the browsers that offices still have. Throws where one of them is not here. */
export async function proveBrowsers(context: Context) {
  const told = []
  for (const version of OLDER) {
    context.steps.begin(`stories in Chromium ${version}`)
    const CHROMIUM_PATH = await ensureOlder(context.root, version)
    told.push(await play(context, `Chromium ${version}`, { CHROMIUM_PATH }))
  }
  context.steps.begin('stories in Firefox ESR')
  told.push(await playInFirefox(context))
  return `stories: ${told.join(', ')}; pictures of the screens in ${PICTURES}`
}

/** Debian's, which no package of npm brings. */
async function playInFirefox(context: Context): Promise<string> {
  const found = spawnSync(FIREFOX, ['--version'], { encoding: 'utf8' })
  if (found.status !== 0)
    throw new Error(
      `Nothing was played in Firefox ESR, which is not here (Debian and Ubuntu: apt-get install ${FIREFOX}, and once more)`,
    )
  const FIREFOX_PATH = join(context.root, 'scripts/test/firefox-relay.mjs')
  return play(context, found.stdout.trim(), { FIREFOX_PATH, LAYOUT: 'show' })
}

async function play(context: Context, name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const LAYOUT_PICTURES = join(context.root, PICTURES, name.toLowerCase().replaceAll(/[^\w.]+/g, '-'))
  // Of another folder than the pictures, which Playwright clears.
  const choice = [...CHOICE, '--output=test-results/played']
  const { expected, seconds } = await playStories(context, choice, { ...env, LAYOUT_PICTURES })
  return `${expected} in ${name} in ${seconds} s`
}
