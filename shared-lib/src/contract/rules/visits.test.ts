import { usualWait, visitFigures, visitWords } from './visits'

// Counted by hand: a person alone, a family of four, and a village of thirty, by three tickets.
const VISITS = [{ personCount: 1 }, { personCount: 4 }, { personCount: 30 }]

describe('Figures of visits', () => {
  it('count tickets as 批次 and people as 人次', () => {
    expect(visitFigures(VISITS)).toEqual({ batches: 3, persons: 35 })
    expect(visitWords(VISITS)).toBe('3批35人次')
    expect(visitWords([])).toBe('0批0人次')
  })
})

describe('How long visitors wait', () => {
  it('is told from those who were called, and of nobody where nobody was', () => {
    const waiting = { issuedAt: '2026-11-22 08:00:00', calledAt: null }
    const called = (calledAt: string) => ({ issuedAt: '2026-11-22 08:00:00', calledAt })
    expect(usualWait([waiting])).toBeUndefined()
    expect(usualWait([waiting, called('2026-11-22 08:10:00'), called('2026-11-22 08:25:00')])).toBe(18)
  })
})
