import { assign } from '@portal/shared-lib/contract/actions'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('交办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const args = (reportBy = '2026-12-20') => ({ ...dispatchArgs(LABOUR), mode: '020100', reportBy })

  it('waits for the head of the department, and goes out when the head agrees', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', assign, args())).toMatchObject({ state: '12', awaitsApproval: true })
    expect(await letter.todos()).toEqual(['approval demo-zs06'])
    expect(await letter.clocks()).toEqual(['K01'])
    await cases.decide('zs06')
    expect(await letter.state()).toBe('20')
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, 'track demo-zs05'])
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K04', 'K07', 'K13'])
  })

  it('comes back to its drafter, who goes on from there', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', assign, args())
    await cases.decide('zs06', 'back', '请补充办理要求。')
    expect(await letter.state()).toBe('10')
    expect(await letter.todos()).toEqual(['revise demo-zs05'])
    expect(await letter.act('zs05', assign, args())).toMatchObject({ state: '12' })
    await cases.decide('zs06')
    expect(await letter.state()).toBe('20')
  })

  it.each([
    ['today', '2026-11-20', '交办期限应晚于今日'],
    ['a day later than the law gives', '2027-02-20', '交办期限不得晚于法定办结期限'],
  ])('is refused with a report due %s', async (_, reportBy, text) => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', assign, args(reportBy))).toBe(text)
  })
})
