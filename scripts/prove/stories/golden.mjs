import { playStories } from './play.mjs'

/** The cases of the guided tour come to the same when people play them on the screens. @param {import('../proofs.mjs').Context} context */
export async function proveGolden(context) {
  context.steps.begin('golden scenarios in the browser')
  const { expected, seconds } = await playStories(context, ['-c', 'e2e/golden/playwright.config.ts'])
  return `${expected} stories, each as the demonstration's player has it, in ${seconds} s`
}
