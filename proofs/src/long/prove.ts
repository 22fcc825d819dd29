import type { Context } from '../context.ts'
import { runServerTests } from '../jest.ts'

/** Tests that take minutes, and those that `npm test` has ask a few accounts or receivers where this asks all. */
const TESTS = [
  '\\.long\\.test',
  'server/src/figures/figures.test',
  'server/src/official-documents/deliver.test',
  'server/src/screens/counters/agree.test',
  'server/src/screens/kanban/board.test',
]

/** Lists, counters and searches among ten thousand of what they read; the board of everybody who has one. */
export async function proveLong({ root, steps }: Context) {
  steps.begin('long tests of the server')
  return runServerTests(root, TESTS, { LONG: '1' })
}
