import { crossTable } from '@portal/shared-lib/contract/cross-tables'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { overview } from '@portal/shared-lib/contract/stats'
import { useCases } from '../../test/cases'
import { usePortal } from '../../test/portal'
import { setParameter } from '../screens/parameters/set'

const FREE: CallArgs<typeof crossTable> = { rows: ['region'], metrics: ['M01'], from: '2026-01-01', to: '2026-06-30' }

describe('The figures of boards and reports', () => {
  const portal = usePortal({ database: 'demo', config: { rateLimits: true } })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  it('are limited by person, free tables too, and say how long to wait', async () => {
    const value = JSON.stringify({ calls: 3, minutes: 1 })
    await setParameter(portal.db, { name: 'rate.figures', regionCode: '990000000000', value, validFrom: '2026-01-01' })
    const who = await as('zs07')
    for (let count = 0; count < 3; count++) expect((await portal.ask(overview, {}, who)).code).toBe(0)
    const refused = { code: 4291, message: expect.stringMatching(/^操作过于频繁，请\d+秒后再试$/) }
    expect(await portal.ask(overview, {}, who)).toMatchObject(refused)
    expect((await portal.ask(overview, {}, await as('zs06'))).code).not.toBe(4291)
    const free = () => portal.ask(crossTable, FREE, who)
    for (let count = 0; count < 3; count++) expect((await free()).code).toBe(0)
    expect(await free()).toMatchObject(refused)
  })
})
