import { spawnSync } from 'node:child_process'
import { makeClone } from '../testing/clone.mjs'

/** Writes the report it is asked for, unless it is to crash. */
const JEST = `
const file = process.argv.find(arg => arg.startsWith('--outputFile=')).slice(13)
const projects = process.argv.slice(process.argv.indexOf('--selectProjects') + 1).join('+')
const failed = process.env.FAIL_JEST === projects ? 1 : 0
console.error('PASS fine.test.ts\\nran ' + projects + ' with ' + process.env.NODE_ENV)
if (process.env.CRASH_JEST === projects) process.exit(7)
require('node:fs').writeFileSync(file, JSON.stringify({ numPassedTests: 10 - failed, numFailedTests: failed,
  numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0, testResults: failed ? [{ name: '/' + projects, status: 'failed',
  assertionResults: [{ status: 'failed', fullName: 'is well' }] }] : [] }))
process.exit(failed)
`
/** All rounds of stories; one may be told to fail. The last is in an older browser. */
const PLAYWRIGHT = `
const project = process.argv.find(arg => arg.startsWith('--project=')).slice(10)
const older = process.argv.includes('stories/letter.spec')
const failed = process.env.FAIL_STORIES === project && !older ? 1 : 0
console.log('stories ' + project + ' in ' + process.env.CHROMIUM_PATH)
const [expected, skipped] = older ? [2, 0] : project === 'alone' ? [1, 0] : [3, 2]
require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE,
  JSON.stringify({ stats: { expected: expected - failed, unexpected: failed, flaky: 0, skipped },
    suites: [{ specs: [{ ok: !failed, file: project, title: 'goes on' }] }] }))
process.exit(failed)
`
const STUBS = {
  'package.json': JSON.stringify({
    name: 'stub',
    scripts: {
      test: 'node scripts/test.mjs',
      'check:types': 'node check.js types',
      'check:lint': 'node check.js lint',
      'check:floors': 'node check.js floors',
      'check:unused': 'node check.js unused',
      'check:doors': 'node check.js doors',
      'check:migrations': 'node check.js migrations',
    },
  }),
  'check.js': `if (process.env.FAIL_CHECK === process.argv[2]) { console.log('wrong here'); process.exit(1) }`,
  'node_modules/jest/bin/jest.js': JEST,
  'node_modules/@playwright/test/cli.js': PLAYWRIGHT,
  'e2e/browsers/node_modules/chromium-86/chromium': '',
  'scripts/generate-calls.mjs': `if (!process.argv.includes('--check')) throw new Error('would write')`,
  'scripts/build.mjs': `export async function build() { if (process.env.FAIL_BUILD) throw new Error('syntax') }`,
  'node_modules/@portal/tooling/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/@portal/tooling/index.js': 'export async function compose() {}',
}

describe('npm test', () => {
  /** @type {ReturnType<typeof makeClone>} */
  let clone

  beforeAll(() => {
    clone = makeClone(['test.mjs', 'install.mjs', 'test', 'start', 'console'], STUBS)
  })
  afterAll(() => clone.remove())

  /** @param {NodeJS.ProcessEnv} [more] @param {string[]} args */
  const run = (more = {}, ...args) => {
    const env = { ...process.env, CHROMIUM_PATH: process.execPath, ...more }
    const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
      cwd: clone.root,
      env,
      encoding: 'utf8',
    })
    return { status, text: stdout, last: stdout.trimEnd().split('\n').at(-1) }
  }

  test('all is well: one line for each part, the totals last', () => {
    const { status, text, last } = run()
    expect(last).toBe('34 passed, 0 failed, 2 skipped')
    expect(status).toBe(0)
    expect(text.match(/^✓ /gm)).toHaveLength(12)
    expect(text).not.toContain('PASS')
  })

  test('a part that fails shows its output, and the others still run', () => {
    const { status, text, last } = run({ FAIL_CHECK: 'types', FAIL_JEST: 'browser+scripts' })
    expect(last).toBe('32 passed, 2 failed, 2 skipped')
    expect(status).toBe(1)
    expect(text).toMatch(/✗ Types .*0 passed, 1 failed\nwrong here\n/)
    expect(text).toMatch(/✗ Unit tests .*9 passed, 1 failed\nran browser\+scripts with test\n/)
    expect(text).toMatch(/✓ Browser stories .*6 passed, 0 failed, 2 skipped\n/)
    expect(text).toContain('\n✗ Types\n\n✗ browser+scripts: is well\n\n32 passed')
  })

  test('stories that fail together and pass alone have failed', () => {
    const { text, last } = run({ FAIL_STORIES: 'together' }, '--only', 'stories')
    expect(last).toBe('6 passed, 1 failed, 2 skipped')
    expect(text).toContain('stories together in')
    expect(text).toContain('\n✗ together: goes on\n\n6 passed')
    expect(text).toContain('chromium-86/chromium')
  })

  test('a runner that crashes counts as one failure', () => {
    expect(run({ CRASH_JEST: 'server' }, '--only', 'server').last).toBe('0 passed, 1 failed')
  })

  test('stories are not told of a portal that could not be built', () => {
    const { text, last } = run({ FAIL_BUILD: 'yes' }, '--only', 'stories')
    expect(last).toBe('0 passed, 2 failed')
    expect(text).toContain('syntax')
    expect(text).toContain('Not run, because the portal could not be built.')
  })

  test('stories are not told without a browser, which fails once on its own', () => {
    const { text, last } = run({ CHROMIUM_PATH: '/nowhere/chromium' }, '--only', 'stories')
    expect(last).toBe('1 passed, 2 failed')
    expect(text).toMatch(
      /✗ A browser and Chinese fonts .*0 passed, 1 failed\nCHROMIUM_PATH is \/nowhere\/chromium, but that/,
    )
    expect(text).toContain('Not run, because there is no browser.')
  })

  test('only some parts, when asked', () => {
    const { text, last } = run({}, '--only', 'types,lint')
    expect(last).toBe('2 passed, 0 failed')
    expect(text).not.toContain('Unit tests')
  })

  test('an unknown part is refused', () => {
    expect(run({}, '--only', 'poetry').status).toBe(1)
  })
})
