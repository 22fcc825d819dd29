import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureOlder, OLDER } from '../../../scripts/test/older-browser.mjs'
import type { Context } from '../context.ts'
import { playStories } from './play.ts'

/** Sign-in, homes, to-dos, a case on its whole way with its approvals, on paper, registration and mail; by plain http. */
const STORIES = ['homes', 'list-todos', 'case-whole-way', 'case-print', 'letter.spec', 'mail.spec', 'plain-http']
const CHOICE = ['-c', 'e2e/playwright.config.ts', '--project=together', ...STORIES]

const FIREFOX = 'firefox-esr'

/** What people do all day is done in the browsers that offices still have. */
export async function proveBrowsers(context: Context) {
  const told = []
  for (const version of OLDER) {
    context.steps.begin(`stories in Chromium ${version}`)
    const CHROMIUM_PATH = await ensureOlder(context.root, version)
    told.push(await play(context, `Chromium ${version}`, { CHROMIUM_PATH }))
  }
  context.steps.begin('stories in Firefox ESR')
  told.push(await playInFirefox(context))
  return `stories: ${told.join(', ')}`
}

/** Debian's, which no package of npm brings. */
async function playInFirefox(context: Context): Promise<string> {
  const found = spawnSync(FIREFOX, ['--version'], { encoding: 'utf8' })
  if (found.status !== 0)
    return `none in Firefox ESR, which is not here (Debian and Ubuntu: apt-get install ${FIREFOX}, and once more)`
  const FIREFOX_PATH = join(context.root, 'scripts/test/firefox-relay.mjs')
  return play(context, found.stdout.trim(), { FIREFOX_PATH })
}

async function play(context: Context, name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { expected, seconds } = await playStories(context, CHOICE, env)
  return `${expected} in ${name} in ${seconds} s`
}
