import { usePortal } from '../../../../test/portal'
import { warnOfMissingYears } from './missing-years'

describe('The log', () => {
  const portal = usePortal()
  const told: string[] = []
  const log = { warn: (text: string) => void told.push(text) }

  it('tells every day that holidays are missing, from November on', async () => {
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-01', '2026-11-02']) {
      portal.clock.stopAt(`${day}T08:00:00+08:00`)
      await warnOfMissingYears(portal.services, log)
    }
    expect(told).toEqual([expect.stringContaining('2027年'), expect.stringContaining('2027年')])
  })
})
