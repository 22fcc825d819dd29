import { monthsIn } from './pieces'

describe('Months in a period', () => {
  it('are whole ones, and what is left at both ends', () => {
    expect(monthsIn({ from: '2025-11-20', to: '2026-02-03' })).toEqual([
      { from: '2025-11-20', to: '2025-11-30' },
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-03' },
    ])
  })

  it('are the period itself within one', () => {
    expect(monthsIn({ from: '2026-02-03', to: '2026-02-03' })).toEqual([{ from: '2026-02-03', to: '2026-02-03' }])
  })
})
