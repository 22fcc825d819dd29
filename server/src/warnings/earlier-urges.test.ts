import { suggestsSupervision } from './earlier-urges'

it.each([
  [2, false],
  [3, true],
  [4, true],
])('%d urges without a reply suggest a supervision: %s', (unanswered, suggested) => {
  expect(suggestsSupervision(unanswered)).toBe(suggested)
})
