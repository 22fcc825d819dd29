import { selectParts } from './select.mjs'

/** @param {string[]} args */
const keys = (...args) => {
  const selected = selectParts(args)
  return typeof selected === 'string' ? selected : selected.map(({ key }) => key).join(' ')
}

test('everything, where nothing is asked for', () => {
  expect(keys()).toBe('calls types lint floors unused doors migrations browser unit server build stories')
})

test.each([
  [['--only', 'server,unit'], 'unit server'],
  [['--only=types'], 'types'],
  [['--only', 'stories'], 'browser build stories'],
])('%s selects in the order of all', (args, selected) => {
  expect(keys(...args)).toBe(selected)
})

test.each([[['--only']], [['--only', 'poetry']], [['unit']], [['--all']]])('%s is explained', args => {
  expect(keys(...args)).toContain('Usage: npm test -- --only calls,types')
})
