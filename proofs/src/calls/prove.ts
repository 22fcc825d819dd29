import type { Context } from '../context.ts'
import { runServerTests } from '../jest.ts'

/** Tests that take a share of what they could try, each with where it is set how large that is. */
const TESTS = ['server/src/workflow/buttons.test.ts', 'server/src/platform/http/hostile-json.test.ts']
const WHOLE = { PRESSED: '1', EACH: '1' }

/** Every call withstands every kind of hostile JSON, and every button does what it says, whoever presses it. */
export async function proveCalls({ root, steps }: Context) {
  steps.begin('every call and every button')
  return `${await runServerTests(root, TESTS, WHOLE)}, nothing left out`
}
