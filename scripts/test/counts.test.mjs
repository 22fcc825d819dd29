import { countCheck, countJest, countPlaywright, formatTotals } from './counts.mjs'

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
}
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }

test('a check is one test', () => {
  expect(countCheck(0, '')).toMatchObject({ passed: 1, failed: 0 })
  expect(countCheck(2, 'why')).toMatchObject({ passed: 0, failed: 1, output: 'why' })
})

test.each([
  ['all passed', {}, 0, '7 passed, 0 failed'],
  ['some failed', { numFailedTests: 2 }, 1, '7 passed, 2 failed'],
  ['some left out', { numPendingTests: 1, numTodoTests: 2 }, 0, '7 passed, 0 failed, 3 skipped'],
  ['a file did not load', { numRuntimeErrorTestSuites: 1 }, 1, '7 passed, 1 failed'],
  ['the tear-down failed', {}, 1, '7 passed, 1 failed'],
])('Jest, %s', (_, change, code, totals) => {
  expect(formatTotals(countJest({ ...jestReport, ...change }, code, ''))).toBe(totals)
})

test.each([
  ['all passed', {}, 0, '5 passed, 0 failed'],
  ['some failed', { unexpected: 1, skipped: 3 }, 1, '5 passed, 1 failed, 3 skipped'],
  ['one passed when repeated', { flaky: 1 }, 0, '6 passed, 0 failed'],
  ['the server did not start', { expected: 0 }, 1, '0 passed, 1 failed'],
])('Playwright, %s', (_, change, code, totals) => {
  expect(formatTotals(countPlaywright({ stats: { ...stats, ...change } }, code, ''))).toBe(totals)
})

test('a runner that left no report counts as one failure, whatever its exit code', () => {
  expect(countJest(undefined, 0, 'killed')).toMatchObject({ passed: 0, failed: 1, output: 'killed' })
  expect(countPlaywright(undefined, 137, '')).toMatchObject({ passed: 0, failed: 1 })
})
