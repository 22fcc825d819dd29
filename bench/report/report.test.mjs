import { hostingSection } from '../federation/report/hosting.mjs'
import { storySection } from '../federation/report/story.mjs'
import { medianInterval } from './spread.mjs'
import { toMarkdown, toText } from './text.mjs'

const SECTION = { title: 'Times', figures: [{ name: 'a call', value: '2 ms' }], notes: ['Medians.'] }
const PAGE = `# Benchmarks

How to run them.

## Bytes

Few.

## Times

Old ones.
`

test.each([
  [
    [3, 1, 2],
    [1, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7],
    [1, 7],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [2, 8],
  ],
])('the median of %j lies between %j', (values, interval) => expect(medianInterval(values)).toEqual(interval))

test('what is written takes the place of older figures of the same, and leaves the others', () => {
  const page = toMarkdown([{ ...SECTION, code: 'Of `server` at 0123456789ab.' }], '2 cores', PAGE)
  expect(page).toContain('How to run them.\n\n## Bytes\n\nFew.\n\n## Times\n\n| what |')
  expect(page).toMatch(
    /\| a call \| 2 ms \| {2}\| {2}\| {2}\|\n\nMedians\.\n\nMeasured on \d{4}-\d\d-\d\d: 2 cores\.\n\nOf `server` at 0123456789ab\.\n$/,
  )
})

test('what was never measured before comes behind the others', () => {
  const live = { ...SECTION, title: '5000 windows', code: '' }
  expect(toMarkdown([live], '2 cores', PAGE)).toMatch(/## Times\n\nOld ones\.\n\n## 5000 windows\n\n\| what/)
})

test('what is told in words alone has no table', () => {
  const held = { title: 'Proof: nodes', figures: [], notes: ['9 passed'], code: '' }
  expect(toMarkdown([held], '2 cores', PAGE)).toContain('## Proof: nodes\n\n9 passed\n\nMeasured on ')
})

test('a story is told by what the portal needs more than the bundle', () => {
  const story = (/** @type {number} */ ms, /** @type {number} */ bytes) => {
    const told = { waits: [ms, ms, ms], files: [{ name: 'main.js', bytes }] }
    return [{ cold: told, warm: told }]
  }
  const told = { portal: story(108, 536_000), single: story(100, 500_000) }
  const { figures } = storySection(told, told, 1)
  const more = figures.filter(({ name }) => name === '– more than the bundle')
  expect(more[0]).toEqual({ name: '– more than the bundle', value: '7.20 %', aim: '≤ 5 %', met: false })
  expect(more[1]).toEqual({ name: '– more than the bundle', value: '24 ms', aim: '≤ 30 ms', met: true })
})

test('the portal stands beside every framework, and misses its aim where one is as fast', () => {
  const visit = (/** @type {number} */ ms) => [{ cold: ms, first: ms, again: 5 }]
  const visits = { portal: visit(10), qiankun: visit(30), wujie: visit(20) }
  const text = toText([hostingSection(visits, { portal: [20], qiankun: [21], wujie: [22] }, 1)])
  expect(text).toMatch(/cold load +10 ms +qiankun 30 ms; wujie 20 ms +the least +met/)
  expect(text).toMatch(/repeated switch +5 ms +qiankun 5 ms; wujie 5 ms +the least +MISSED/)
})
