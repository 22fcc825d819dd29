import { staysOf } from './stays'

const entry = (at: string, stateBefore: string, stateAfter: string) => ({
  at: new Date(`2026-11-${at}:00+08:00`),
  stateBefore,
  stateAfter,
})

describe('How long a petition stayed', () => {
  const registered = entry('18T09:00', '10', '10')
  const noted = entry('18T10:00', '10', '10')
  const sent = entry('19T09:30', '10', '20')
  const now = new Date('2026-11-20T09:30:30+08:00')

  it('is told of each state, from the entry that led to it to the one that led on', () => {
    expect(staysOf([registered, noted, sent], now)).toEqual([
      { stayMinutes: 24 * 60 + 30, isLast: false },
      { stayMinutes: null, isLast: false },
      { stayMinutes: 24 * 60, isLast: true },
    ])
  })

  it('ends with the petition', () => {
    const filed = entry('19T09:30', '10', '93')
    expect(staysOf([registered, filed], now)[1]).toEqual({ stayMinutes: null, isLast: false })
  })
})
