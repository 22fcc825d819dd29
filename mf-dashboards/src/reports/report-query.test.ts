import { argsOf, readQuery, writeQuery } from './report-query'

const TODAY = '2026-11-26'
const read = (address: string) => readQuery(new URLSearchParams(address), TODAY)

describe('what the address of a report asks for', () => {
  it('is the first report of last month where it says nothing', () => {
    expect(argsOf(read(''))).toEqual({
      id: 'R1',
      from: '2026-10-01',
      to: '2026-10-31',
      dateMode: '2',
      region: '',
      channels: [],
      repeat: '',
      compare: false,
    })
  })

  it('comes back as it was written', () => {
    const asked =
      'report=R6&unit=days&from=2026-01-05&to=2026-02-03&mode=1&region=990121000000&channels=100,200&repeat=1&compare=1'
    expect(new URLSearchParams(writeQuery(read(asked))).toString()).toBe(new URLSearchParams(asked).toString())
  })

  it('comes back so of a free table, too', () => {
    const asked = 'report=X&unit=month&from=2026-10-01&to=2026-10-31&rows=unit,month&columns=channel&metrics=M26,M01'
    expect(new URLSearchParams(writeQuery(read(asked))).toString()).toBe(new URLSearchParams(asked).toString())
  })

  const SPOILT = [
    'report=R99',
    'unit=week',
    'from=2026-13-01',
    'mode=9',
    'region=99%25',
    'repeat=x',
    'report=__proto__',
  ]
  it.each([...SPOILT, 'rows=__proto__', 'columns=region', 'metrics=constructor,'])(
    'is as where nothing is said, where it is spoilt: %s',
    spoilt => {
      expect(read(spoilt)).toEqual(read(''))
    },
  )

  it('takes a whole month where a day of it is named', () => {
    expect(read('from=2026-02-11&to=2026-09-09')).toMatchObject({ from: '2026-02-01', to: '2026-02-28' })
  })
})
