import type { Context } from '../context.ts'
import { playStories } from './play.ts'

/** The stories that say in other places what one of `npm test` says in one. */
export async function proveStories(context: Context) {
  context.steps.begin('long stories in the browser')
  const told = ['-c', 'e2e/playwright.config.ts', '--grep=@long']
  const together = await playStories(context, [...told, '--project=together'])
  const alone = await playStories(context, [...told, '--project=alone', '--workers=1'])
  return `${together.expected + alone.expected} stories in ${together.seconds + alone.seconds} s`
}
