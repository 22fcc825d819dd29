import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const CHECK = join(__dirname, '../check-floors.mjs')

/** @type {string} */
let house
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'floors-'))
})
afterEach(() => rmSync(house, { recursive: true }))

/** What is said of files that import what is named. @param {Record<string, string[]>} files */
function saidOf(files) {
  for (const [path, imports] of Object.entries({ 'tsconfig.json': [], ...files })) {
    const file = join(house, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, path.endsWith('.json') ? '{}' : imports.map(name => `import '${name}'\n`).join(''))
  }
  const folders = new Set(Object.keys(files).map(path => path.split('/')[0] ?? ''))
  const { stderr, status } = spawnSync(process.execPath, [CHECK, ...folders], { cwd: house, encoding: 'utf8' })
  expect(status).toBe(stderr === '' ? 0 : 1)
  return stderr
}

const at = (/** @type {string} */ path) => ({ [`${path}.ts`]: [] })

it('lets an upper wing import a lower one', () => {
  const screen = { 'server/src/screens/list.ts': ['../platform/rows'] }
  expect(saidOf({ ...screen, ...at('server/src/platform/rows') })).toBe('')
})

it.each([
  ['platform', 'start'],
  ['people', 'post'],
  ['petitions', 'workflow'],
  ['workflow', 'intake'],
  ['intake', 'screens'],
])('refuses that %s imports %s', (lower, upper) => {
  const files = { [`server/src/${lower}/low.ts`]: [`../${upper}/high`], ...at(`server/src/${upper}/high`) }
  expect(saidOf(files)).toContain(`error wing-${lower}: server/src/${lower}/low.ts → server/src/${upper}/high.ts`)
})

it('lets tests look upward', () => {
  const test = { 'server/src/people/who.test.ts': ['../screens/list'] }
  expect(saidOf({ ...test, ...at('server/src/screens/list') })).toBe('')
})

it('refuses fixtures outside of start', () => {
  const files = { 'server/src/screens/list.ts': ['../../fixtures/demo'], ...at('server/fixtures/demo') }
  expect(saidOf(files)).toContain('wing-screens')
  rmSync(join(house, 'server/src/screens'), { recursive: true })
  const start = { 'server/src/start/demo.ts': ['../../fixtures/demo'], ...at('server/fixtures/demo') }
  expect(saidOf(start)).toBe('')
})

it('refuses a folder that belongs to no wing', () => {
  const files = { 'server/src/start/main.ts': ['../helpers/some'], ...at('server/src/helpers/some') }
  expect(saidOf(files)).toContain('every-file-has-a-wing')
})

it('refuses folders side by side that import each other, however deep', () => {
  const files = {
    'mf-x/src/lists/page.ts': ['../rows/deep/row', '../rows/other'],
    'mf-x/src/rows/deep/row.ts': ['../../lists/width'],
    ...at('mf-x/src/rows/other'),
    ...at('mf-x/src/lists/width'),
  }
  expect(saidOf(files)).toBe(
    [
      '  both-ways: mf-x/src/lists and mf-x/src/rows import each other',
      '    mf-x/src/rows/deep/row.ts → mf-x/src/lists/width.ts',
      '',
    ].join('\n'),
  )
})

it('lets a folder and what lies in it import each other, and files of one folder', () => {
  const files = {
    'mf-x/src/lists/page.ts': ['./rows/row', './head'],
    'mf-x/src/lists/rows/row.ts': ['../width'],
    ...at('mf-x/src/lists/head'),
    ...at('mf-x/src/lists/width'),
  }
  expect(saidOf(files)).toBe('')
})

it('refuses files that import each other', () => {
  const files = { 'mf-x/src/a.ts': ['./b'], 'mf-x/src/b.ts': ['./a'] }
  expect(saidOf(files)).toContain('no-cycles')
})
