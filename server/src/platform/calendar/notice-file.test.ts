import { NOTICE_FILES } from './cases/notices'
import { readNotice } from './notice-file'

const file = (more: object) =>
  JSON.stringify({ year: 2027, days: [{ name: '元旦', date: '2027-01-01', isOffDay: true }], ...more })

const day = (date: string, isOffDay = true) => ({ name: '元旦', date, isOffDay })

describe('A file of a notice', () => {
  it('gives every day of its year', () => {
    const { year, source, days } = readNotice(NOTICE_FILES[1] ?? '')
    expect({ year, source, count: days.length }).toEqual({
      year: 2026,
      source: 'https://www.gov.cn/notice-2026',
      count: 365,
    })
    expect(days.at(0)).toEqual({ day: '2026-01-01', kind: 'H', name: '元旦' })
    expect(days.at(-1)).toEqual({ day: '2026-12-31', kind: 'W', name: '' })
    expect(days.filter(({ kind }) => kind === 'A').map(each => each.day)).toEqual([
      '2026-01-04',
      '2026-02-14',
      '2026-02-28',
      '2026-05-09',
      '2026-09-20',
      '2026-10-10',
    ])
  })

  it('may speak of the last month of the year before', () => {
    const { days } = readNotice(file({ days: [day('2026-12-31')] }))
    expect(days.slice(0, 2)).toEqual([
      { day: '2026-12-31', kind: 'H', name: '元旦' },
      { day: '2027-01-01', kind: 'W', name: '' },
    ])
    expect(days).toHaveLength(366)
  })

  it('has a leap day in a leap year', () => {
    expect(readNotice(file({ year: 2028, days: [day('2028-01-01')] })).days).toHaveLength(366)
  })

  it('is named after its year where it names no paper', () => {
    expect(readNotice(file({})).source).toBe('2027')
  })

  it.each([
    ['no JSON', 'x', 'The file is no JSON'],
    ['nothing', '{}', 'The file is no calendar'],
    ['no day', file({ days: [] }), 'it names no day'],
    ['a day of another year', file({ days: [day('2028-01-01')] }), '2028-01-01 is not a day of 2027'],
    ['an earlier day of the year before', file({ days: [day('2026-11-30')] }), '2026-11-30 is not a day of 2027'],
    ['a day that does not exist', file({ days: [day('2027-02-29')] }), 'days[0].date'],
    ['a day twice', file({ days: [day('2027-01-01'), day('2027-01-01')] }), 'it names a day twice'],
    ['a working day as worked', file({ days: [day('2027-01-04', false)] }), '2027-01-04 is no Saturday or Sunday'],
    ['a year that makes no sense', file({ year: 20270 }), 'year'],
  ])('is refused with %s', (_, text, told) => {
    expect(() => readNotice(text)).toThrow(told)
  })
})
