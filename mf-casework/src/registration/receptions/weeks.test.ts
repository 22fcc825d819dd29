import { weeksOf } from './calendar'

describe('The weeks of a month', () => {
  it('begin on Mondays and have all of its days, and none of another month', () => {
    expect(weeksOf('2026-11').map(week => week.map(day => day.slice(-2)))).toEqual([
      ['', '', '', '', '', '', '01'],
      ['02', '03', '04', '05', '06', '07', '08'],
      ['09', '10', '11', '12', '13', '14', '15'],
      ['16', '17', '18', '19', '20', '21', '22'],
      ['23', '24', '25', '26', '27', '28', '29'],
      ['30', '', '', '', '', '', ''],
    ])
    expect(weeksOf('2027-02')).toHaveLength(4)
  })
})
