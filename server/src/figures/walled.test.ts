import * as stats from '@portal/shared-lib/contract/stats'
import { useCases } from '../../test/cases'
import { useFigures } from '../../test/figures'
import { usePortal } from '../../test/portal'
import { wallOff } from '../../test/walls'

/** Where none lies but those that a test moves there. */
const FAR_COUNTY = '990625000000'
const FAR_TOWN = '990625100000'
const NEAR_TOWN = '990121100000'

describe('Figures', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const { as } = useFigures(portal, cases)

  it('tell a superior of walled petitions from five on, and nobody else', async () => {
    const asked = { id: 'R1', from: '2025-01-01', to: '2027-12-31', region: FAR_COUNTY } as const
    const firstOf = async (account: string) => {
      const { count, guarded } = (await portal.answerTo(stats.report, asked, await as(account))).total?.[0] ?? {}
      return { count, guarded }
    }
    await portal.db
      .updateTable('petition')
      .set({ place_region: NEAR_TOWN })
      .where('place_region', 'like', '990625%')
      .execute()
    const some = await portal.db
      .selectFrom('petition')
      .where('petition_no', '<>', '')
      .where('walled_off', '=', false)
      .where('accused_org_id', 'is', null)
      .where('state', 'not in', ['91', '99'])
      .orderBy('id')
      .limit(7)
      .select('petition_no')
      .execute()
    const numbers = some.map(({ petition_no }) => petition_no)
    await portal.db
      .updateTable('petition')
      .set({ place_region: FAR_TOWN })
      .where('petition_no', 'in', numbers)
      .execute()
    expect(await firstOf('zs07')).toEqual({ count: 7, guarded: null })
    const told: unknown[] = []
    for (const petitionNo of numbers.slice(1)) {
      await wallOff(portal.db, petitionNo, [])
      told.push(await firstOf('zs07'))
    }
    const beyond = [4, 5, 6].map(walled => ({ count: 7 - walled, guarded: walled < 5 ? null : walled }))
    expect(told.slice(-3)).toEqual(beyond)
    expect((await firstOf('zs05')).guarded).toBeNull()
  })
})
