import { ensureOlder, OLDER } from '../../../scripts/test/older-browser.mjs'
import type { Context } from '../context.ts'
import { playStories } from './play.ts'

/** Sign-in, homes, to-dos, a case on its whole way with its approvals, registration and mail. */
const STORIES = ['homes', 'list-todos', 'case-whole-way', 'letter.spec', 'mail.spec']

/** What people do all day is done in the browsers that offices still have. */
export async function proveBrowsers(context: Context) {
  const told = []
  for (const version of OLDER) {
    context.steps.begin(`stories in Chromium ${version}`)
    const browser = await ensureOlder(context.root, version)
    const choice = ['-c', 'e2e/playwright.config.ts', '--project=together', ...STORIES]
    const { expected, seconds } = await playStories(context, choice, browser)
    told.push(`${expected} in Chromium ${version} in ${seconds} s`)
  }
  return `stories: ${told.join(', ')}`
}
