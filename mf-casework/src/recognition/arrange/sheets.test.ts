import { changed, lettersOf, moved, problemOf, sheetsOf, turned } from './sheets'

const SHEETS = sheetsOf([0, 1, 2].map(page => ({ fileId: 'f', page, turned: 0 as const, dropped: false })))
const numbers = (sheets: typeof SHEETS) => lettersOf(sheets).map(({ pages }) => pages.map(({ page }) => page))
const splitAtLast = changed(SHEETS, 'f/2', sheet => ({ ...sheet, begins: true }))

describe('The pages of a scan', () => {
  it('are one letter, until another begins', () => {
    expect(numbers(SHEETS)).toEqual([[0, 1, 2]])
    expect(numbers(splitAtLast)).toEqual([[0, 1], [2]])
  })

  it('change places, while letters begin where they did', () => {
    expect(numbers(moved(splitAtLast, 2, -1))).toEqual([[0, 2], [1]])
    expect(moved(SHEETS, 0, -1)).toEqual(SHEETS)
  })

  it('are turned round and round', () => {
    const round = [1, 2, 3, 4].reduce(sheets => changed(sheets, 'f/0', turned), SHEETS)
    expect(round).toEqual(SHEETS)
    expect(changed(SHEETS, 'f/0', turned)[0]?.turned).toBe(90)
  })

  it('leave no letter without any', () => {
    const leave = (key: string) => changed(splitAtLast, key, sheet => ({ ...sheet, dropped: true }))
    expect(problemOf(leave('f/1'))).toBe('')
    expect(problemOf(leave('f/2'))).toBe('每封来信至少保留一页，不需要的来信请退扫')
  })
})
