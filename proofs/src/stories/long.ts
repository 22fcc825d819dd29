import type { Context } from '../context.ts'
import { playStories } from './play.ts'

/** The stories that say in other places what one of `npm test` says in one. */
export async function proveStories(context: Context) {
  context.steps.begin('long stories in the browser')
  const told = ['-c', 'e2e/playwright.config.ts', '--grep=@long']
  // Each of a folder of its own, which it clears first: the pictures of every screen are to stay.
  const together = await playStories(context, [...told, '--project=together', '--output=test-results/together'])
  const alone = await playStories(context, [...told, '--project=alone', '--workers=1', '--output=test-results/alone'])
  return `${together.expected + alone.expected} stories in ${together.seconds + alone.seconds} s`
}
