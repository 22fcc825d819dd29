import { hitsIn } from './hits'

const PIECES = ['关于荷塘', '灌溉', '', '渠占地', 'No.a', '灌溉渠道']

it.each([
  ['within one piece', '荷塘', [{ piece: 0, from: 0.5, to: 1 }]],
  [
    'across pieces, an empty one between them',
    '灌溉渠',
    [
      { piece: 1, from: 0, to: 1 },
      { piece: 3, from: 0, to: 1 / 3 },
      { piece: 5, from: 0, to: 0.75 },
    ],
  ],
  ['in other capitals', 'NO.A', [{ piece: 4, from: 0, to: 1 }]],
  ['nowhere', '道路', []],
  ['for nothing', '', []],
])('words are found %s', (_, words, found) => {
  expect(hitsIn(PIECES, words)).toEqual(found)
})
