import { acceptSimple } from '@portal/shared-lib/contract/actions'
import { answering, SIMPLE } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('简易受理', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('has ten working days, and no notice', async () => {
    const letter = await signed()
    expect(await letter.act('rs12', acceptSimple, SIMPLE)).toMatchObject({ state: '30' })
    expect(await letter.clocks()).toEqual(['K08', 'K13'])
    expect(await letter.dueOf('K08')).toEqual(new Date('2026-12-04T23:59:59+08:00'))
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    expect(await letter.lastEntry()).toMatchObject({ action: '简易受理' })
  })

  it.each([
    ['isFirst', '简易办理须符合“初次信访”，请核实后勾选；不符合的请按普通程序办理'],
    ['isClear', '简易办理须符合“事实清楚、责任明确”，请核实后勾选；不符合的请按普通程序办理'],
    ['isUndisputed', '简易办理须符合“争议不大、易于解决”，请核实后勾选；不符合的请按普通程序办理'],
    ['isUrgent', '简易办理须至少符合一项适用情形，请勾选；都不符合的请按普通程序办理'],
  ])('is refused without %s', async (point, text) => {
    const letter = await signed()
    expect(await letter.refusal('rs12', acceptSimple, { ...SIMPLE, [point]: false })).toBe(text)
  })

  it.each([
    ['litigation', { statutory_route: '3101' }, '检举控告和涉法涉诉事项不适用简易办理'],
    ['what was brought before', { repeat_flag: '1' as const }, '重复信访不适用简易办理，请按普通程序办理'],
  ])('is not for %s', async (_, changes, text) => {
    const letter = await signed()
    await portal.db.updateTable('petition').set(changes).where('petition_no', '=', letter.petitionNo).execute()
    expect(await letter.refusal('rs12', acceptSimple, SIMPLE)).toBe(text)
  })

  it('is not for an accusation', async () => {
    const letter = await signed({ purpose: '02' })
    expect(await letter.refusal('rs12', acceptSimple, SIMPLE)).toBe('检举控告和涉法涉诉事项不适用简易办理')
  })

  it('is for the organisation that has signed', async () => {
    const letter = await signed()
    expect(await letter.refusal('rs13', acceptSimple, SIMPLE)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', acceptSimple, SIMPLE)).toMatch(/^当前状态为“已签收待受理”，不能简易受理/)
    await letter.act('rs12', acceptSimple, SIMPLE)
    expect(await letter.refusal('rs12', acceptSimple, SIMPLE)).toMatch(/^当前状态为“办理中”，不能简易受理/)
  })
})
