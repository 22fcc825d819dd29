import { marksOf } from './marks'
import { segmentsOf } from './page-words'

const box = (left: number, top: number): [number, number, number, number] => [left, top, left + 20, top + 30]
const PAGE = {
  text: '我叫钱\n乙舟。',
  words: [
    { start: 0, end: 2, box: box(100, 50), confidence: 95 },
    { start: 2, end: 3, box: box(140, 50), confidence: 60 },
    { start: 4, end: 6, box: box(100, 90), confidence: 90 },
    { start: 6, end: 7, box: box(140, 90), confidence: 90 },
  ],
}
const NAME = { field: 'name' as const, value: '钱乙舟', shown: '钱乙舟', confidence: 80, page: 0, start: 2, end: 6 }

describe('What was found in a letter', () => {
  it('is marked in the text, and what was read with doubt as well', () => {
    expect(segmentsOf(PAGE, [NAME]).map(({ text, found, doubtful }) => [text, found, doubtful])).toEqual([
      ['我叫', undefined, false],
      ['钱', 'name', true],
      ['\n乙舟', 'name', false],
      ['。', undefined, false],
    ])
    expect(
      segmentsOf(PAGE, [])
        .map(({ text }) => text)
        .join(''),
    ).toBe(PAGE.text)
    expect(segmentsOf({ text: '', words: [] }, [])).toEqual([])
  })

  it('is marked in the picture, once for each line over which it goes', () => {
    expect(marksOf(PAGE, NAME)).toEqual([
      { key: 1, left: '14%', top: '5%', width: '2%', height: '3%' },
      { key: 2, left: '10%', top: '9%', width: '2%', height: '3%' },
    ])
  })
})
