import { playStories } from './play.mjs'

/** The stories that say in other places what one of `npm test` says in one. @param {import('../proofs.mjs').Context} context */
export async function proveStories(context) {
  context.steps.begin('long stories in the browser')
  const { expected, seconds } = await playStories(context, ['-c', 'e2e/playwright.config.ts', '--grep=@long'])
  return `${expected} stories in ${seconds} s`
}
