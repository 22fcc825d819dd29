import { excerpt } from './excerpt.mjs'

test('files that passed are not listed', () => {
  expect(excerpt('PASS server a.test.ts\nFAIL server b.test.ts\n  ● why\n')).toBe('FAIL server b.test.ts\n  ● why')
})

test('the middle of a long output is left out', () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `line ${at}`)
  const kept = excerpt(lines.join('\n')).split('\n')
  expect(kept).toHaveLength(601)
  expect(kept.slice(99, 102)).toEqual(['line 99', '… 400 lines left out …', 'line 500'])
  expect(kept.at(-1)).toBe('line 999')
})
