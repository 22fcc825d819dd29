import type { Context } from '../context.ts'
import { playStories } from './play.ts'

/** The cases of the guided tour come to the same when people play them on the screens. */
export async function proveGolden(context: Context) {
  context.steps.begin('golden scenarios in the browser')
  const { expected, seconds } = await playStories(context, ['-c', 'e2e/golden/playwright.config.ts'])
  return `${expected} stories, each as the demonstration's player has it, in ${seconds} s`
}
