import { groupedByLamp } from './use-grouped'

const row = (id: string, lamp: string) => ({ id, lamp })
const ROWS = [row('1', 'yellow'), row('2', 'red'), row('3', ''), row('4', 'red')]

describe('rows in groups by their lamps', () => {
  it('stand with the most pressing first, each group as it was ordered and with its number', () => {
    const { rows, headings } = groupedByLamp(ROWS, true)
    expect(rows.map(({ id }) => id)).toEqual(['2', '4', '1', '3'])
    expect([...headings]).toEqual([
      [0, '■ 红灯 2 条'],
      [2, '▲ 黄灯 1 条'],
      [3, '○ 未预警 1 条'],
    ])
  })

  it('say that more may come, until all are here', () => {
    expect(groupedByLamp(ROWS, false).headings.get(0)).toBe('■ 红灯 已加载 2 条')
  })
})
