import { assign, forwardDown, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, COUNTY_BUREAU, dispatchArgs, LABOUR, PROVINCE_BUREAU } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('转下级', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const down = { mode: '010200', text: '请按规定办理。' }

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('passes a transfer on, from province to city to county', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(CITY_BUREAU))
    await letter.act('al05', signFor)
    await letter.act('al05', forwardDown, { ...down, orgId: COUNTY_BUREAU })
    expect(await letter.state()).toBe('20')
    expect(await letter.todos()).toEqual([`signFor ${COUNTY_BUREAU}`])
  })

  it('passes an assignment on as one, due no later than its own report', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', assign, { ...dispatchArgs(CITY_BUREAU), mode: '020200', reportBy: '2026-12-20' })
    await cases.decide('zs06')
    await letter.act('al05', signFor)
    const on = { ...down, mode: '020200', orgId: LABOUR }
    expect(await letter.refusal('al05', forwardDown, on)).toBe('交办件只能继续交办，请填写反馈期限')
    const late = await letter.refusal('al05', forwardDown, { ...on, reportBy: '2026-12-21' })
    expect(late).toBe('转下级的期限不得晚于本级办理期限')
    await letter.act('al05', forwardDown, { ...on, reportBy: '2026-12-15' })
    expect(await letter.todos()).toEqual(['track demo-zs05', `signFor ${LABOUR}`, 'track demo-al05'])
  })

  it.each([
    ['to somebody above', PROVINCE_BUREAU],
    ['in another city', '990200000-xf'],
    ['that does not exist', 'nowhere'],
  ])('is refused to an organisation %s', async (_, orgId) => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(CITY_BUREAU))
    await letter.act('al05', signFor)
    expect(await letter.refusal('al05', forwardDown, { ...down, orgId })).toBe('请选择可接收的单位')
  })
})
