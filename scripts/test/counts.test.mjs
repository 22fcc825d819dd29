import { add, countCheck, countJest, countPlaywright, formatTotals } from './counts.mjs'

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
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
  expect(formatTotals(countPlaywright({ stats: { ...stats, ...change }, suites: [] }, code, ''))).toBe(totals)
})

test('a runner that left no report counts as one failure, whatever its exit code', () => {
  expect(countJest(undefined, 0, 'killed')).toMatchObject({ passed: 0, failed: 1, output: 'killed' })
  expect(countPlaywright(undefined, 137, '')).toMatchObject({ passed: 0, failed: 1 })
})

test('what failed is told by name, a file that did not load too', () => {
  const testResults = [
    { name: '/a/mail.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'mail is sent' }] },
    {
      name: '/a/letter.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a letter is kept' },
        { status: 'failed', fullName: 'a letter is answered' },
      ],
    },
    { name: '/a/broken.test.ts', status: 'failed', assertionResults: [] },
  ]
  expect(countJest({ ...jestReport, testResults }, 1, '').names).toEqual([
    'letter.test.ts: a letter is answered',
    'broken.test.ts',
  ])
  const spec = (/** @type {string} */ title, /** @type {boolean} */ ok) => ({ ok, file: 'kill.spec.ts', title })
  const suites = [{ specs: [spec('one', false), spec('two', true)], suites: [{ specs: [spec('three', false)] }] }]
  expect(countPlaywright({ stats, suites }, 1, '').names).toEqual(['kill.spec.ts: one', 'kill.spec.ts: three'])
})

test('the names of all parts are told together, of those that crashed none', () => {
  const first = { ...countCheck(0, ''), names: ['a'] }
  expect(add(add(first, countCheck(2, '')), { ...first, names: ['b'] })).toMatchObject({ names: ['a', 'b'] })
})
