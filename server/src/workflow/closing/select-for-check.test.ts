import { checkClosing, selectForCheck } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('抽取核查', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const passed = { procedure: 90, substance: 80, delivery: 100, evaluation: 70, result: 'passed' as const }

  it('gives the check to whoever has chosen the petition, and leaves it closed', async () => {
    const letter = await closed()
    expect(await letter.act('zs08', selectForCheck)).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual(['closingCheck demo-zs08'])
    const rows = portal.db.selectFrom('closing_check').orderBy('id', 'desc').select(['select_reason', 'state'])
    expect(await rows.executeTakeFirst()).toEqual({ select_reason: 'chosen', state: 'open' })
    expect(await letter.lastEntry()).toMatchObject({ action: '抽取核查' })
  })

  it('is not done again before the check is over', async () => {
    const letter = await closed()
    await letter.act('zs08', selectForCheck)
    expect(await letter.refusal('zs06', selectForCheck)).toBe('该件已在核查中')
    await letter.act('zs08', checkClosing, passed)
    expect(await letter.act('zs06', selectForCheck)).toMatchObject({ state: '60' })
  })

  it('is not for what closed more than a year ago', async () => {
    const letter = await closed()
    const closed_at = '2025-11-19T09:00:00+08:00'
    await portal.db.updateTable('petition').set({ closed_at }).where('petition_no', '=', letter.petitionNo).execute()
    expect(await letter.refusal('zs08', selectForCheck)).toBe('办结已超过一年，不再抽取核查')
  })

  it('is for those who oversee what is closed', async () => {
    const letter = await closed()
    expect(await letter.refusal('rs12', selectForCheck)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('sd06', selectForCheck)).toBe('只有登记单位或监督单位可以进行此项操作')
    expect(await (await signed()).refusal('zs08', selectForCheck)).toMatch(/^当前状态为“已签收待受理”，不能抽取核查/)
  })
})
