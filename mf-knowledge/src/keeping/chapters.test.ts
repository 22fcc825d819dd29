import { beginsOutside, chaptersOf, textOfChapters } from './chapters'

describe('Chapters as text', () => {
  it('begin each with a time and a name, and what follows is what the slides say', () => {
    const text = '0:00 开头\n先请坐\n\n1:05 后半\n12：30 结尾'
    expect(chaptersOf(text)).toEqual([
      { at: 0, title: '开头', lines: ['先请坐'] },
      { at: 65, title: '后半', lines: [] },
      { at: 750, title: '结尾', lines: [] },
    ])
  })

  it('come back as they were written', () => {
    const chapters = [
      { at: 0, title: '开头', lines: ['先请坐', '再倾听'] },
      { at: 65, title: '后半', lines: [] },
    ]
    expect(chaptersOf(textOfChapters(chapters))).toEqual(chapters)
  })

  it.each([
    ['0:00 开头', false],
    ['', false],
    ['开头\n0:00 开头', true],
    ['0:75 开头', true],
  ])('lose nothing that stands before the first: %j', (text, isOutside) => {
    expect(beginsOutside(text)).toBe(isOutside)
  })
})
