import { stayText } from './timeline'

it.each([
  [0, '0分钟'],
  [59, '59分钟'],
  [60, '1小时'],
  [1439, '23小时'],
  [1440, '1天'],
  [3060, '2天3小时'],
])('%d minutes are %s', (minutes, text) => {
  expect(stayText(minutes)).toBe(text)
})
