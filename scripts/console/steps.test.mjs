import { createSteps, formatStep, formatTime } from './steps.mjs'

test.each([
  [0, '0.0 s'],
  [6_249, '6.2 s'],
  [59_949, '59.9 s'],
  [59_950, '1 min 00 s'],
  [125_400, '2 min 05 s'],
])('%d ms read as %s', (ms, text) => expect(formatTime(ms)).toBe(text))

test('a step has its mark, its name and its time in columns, also with Han characters', () => {
  expect(formatStep('✓', 'Building', 6_200)).toBe('✓ Building                             6.2 s')
  expect(formatStep('✓', '构建', 6_200, 'shell')).toBe('✓ 构建                                 6.2 s   shell')
})

describe('on no terminal', () => {
  const setUp = () => {
    /** @type {string[]} */
    const lines = []
    return { lines, steps: createSteps({ write: text => lines.push(text.replace(/ {2,}.*s\b/, ' <time>')) }) }
  }

  test('a step is one line, written when it ends', () => {
    const { lines, steps } = setUp()
    steps.begin('Installing')
    expect(lines).toEqual([])
    steps.begin('Building')
    steps.failed('no memory')
    steps.done()
    expect(lines).toEqual(['✓ Installing <time>\n', '✗ Building <time>   no memory\n'])
  })

  test('what is said beside a step comes at once', () => {
    const { lines, steps } = setUp()
    steps.begin('Starting')
    steps.say('PostgreSQL keeps its data elsewhere')
    steps.done()
    expect(lines).toEqual(['PostgreSQL keeps its data elsewhere\n', '✓ Starting <time>\n'])
  })

  test('a long step reminds of itself', () => {
    jest.useFakeTimers()
    const { lines, steps } = setUp()
    steps.begin('Browser stories')
    jest.advanceTimersByTime(60_000)
    jest.useRealTimers()
    steps.done()
    expect(lines.map(line => line[0])).toEqual(['…', '…', '✓'])
  })
})

test('on a terminal the running step moves on one line and leaves its result there', () => {
  let text = ''
  const steps = createSteps({ write: part => (text += part), isTTY: true })
  steps.begin('Building')
  steps.detail('shell')
  steps.done()
  const line = '\r\x1b[K'
  const [nothing, running, ended] = text.split(line)
  expect(nothing).toBe('')
  expect(running).toMatch(/^⠋ Building .*s$/)
  expect(ended).toMatch(/^✓ Building .*s {3}shell\n$/)
})
