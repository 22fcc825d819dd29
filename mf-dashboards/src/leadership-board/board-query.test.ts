import { daysOf, readBoardQuery, todayInChina, writeBoardQuery } from './board-query'

const asked = (address: string) => readBoardQuery(new URLSearchParams(address))

describe('What the board is asked for', () => {
  it('is this year of all that one may count, where the address says nothing', () => {
    expect(asked('')).toMatchObject({ region: '', period: 'year', channel: 'all', repeat: '', metric: 'M01' })
    expect(writeBoardQuery(asked(''))).toEqual({})
  })

  it.each([
    'region=990100000000&period=quarter&channel=visit&repeat=1&metric=M10&unit=day',
    'period=days&from=2026-01-05&to=2026-02-03',
  ])('comes back from the address as it went in: %s', address => {
    const written = Object.entries(writeBoardQuery(asked(address)))
    expect(written.toSorted()).toEqual([...new URLSearchParams(address)].toSorted())
  })

  it.each([
    'region=99;drop',
    'period=ever',
    'period=days&from=2026-02-03&to=2026-01-05',
    'period=days&from=2026-02-99&to=2026-03-01',
    'channel=__proto__',
    'repeat=2',
    'metric=M99',
    'unit=toString',
  ])('is the usual where the address is spoilt: %s', address => {
    expect(writeBoardQuery(asked(address))).toEqual({})
  })

  it.each([
    ['', '2026-01-01'],
    ['period=month', '2026-11-01'],
    ['period=quarter', '2026-10-01'],
    ['period=twelve', '2025-11-16'],
  ])('%s begins on %s and ends today', (address, from) => {
    expect(daysOf(asked(address), '2026-11-15')).toEqual({ from, to: '2026-11-15' })
  })

  it('goes by the day in China', () => {
    expect(todayInChina(new Date('2026-11-14T16:00:00Z'))).toBe('2026-11-15')
  })
})
