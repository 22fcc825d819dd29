import { usualWait } from './ticket-state'

describe('How long visitors wait', () => {
  it('is told from those who were called, and of nobody where nobody was', () => {
    const waiting = { issuedAt: '2026-11-22 08:00:00', calledAt: null }
    const called = (calledAt: string) => ({ issuedAt: '2026-11-22 08:00:00', calledAt })
    expect(usualWait([waiting])).toBeUndefined()
    expect(usualWait([waiting, called('2026-11-22 08:10:00'), called('2026-11-22 08:25:00')])).toBe(18)
  })
})
