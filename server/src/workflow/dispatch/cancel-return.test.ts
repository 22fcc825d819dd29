import { cancelReturn, refuseReturn, requestReturn, transfer } from '@portal/shared-lib/contract/actions'
import { answering, RETURN } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('撤销退回', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, returned } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('can be done before the sender has decided', async () => {
    const letter = await returned()
    expect(await letter.act('rs12', cancelReturn)).toMatchObject({ state: '25' })
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
    expect(await letter.clocks()).toEqual(['K03', 'K04', 'K13'])
    expect(await letter.lastEntry()).toMatchObject({ action: '撤销退回' })
  })

  it('leaves what was not signed for to be signed for, within the limits that it had', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    const limits = async () => [await letter.dueOf('K02'), await letter.dueOf('K03')]
    const before = await limits()
    await act(letter, 'rs12', requestReturn, RETURN, 'rs13')
    portal.clock.advance({ hours: 1 })
    expect(await letter.act('rs12', cancelReturn)).toMatchObject({ state: '20' })
    expect(await letter.todos()).toEqual(['signFor demo-rs12'])
    expect(await limits()).toEqual(before)
  })

  it('is for whoever has asked, and only while the sender has not decided', async () => {
    const letter = await returned()
    expect(await letter.refusal('zs05', cancelReturn)).toBe(
      '当前状态为“退回待确认”，不能撤销退回，请刷新后查看可办理的操作',
    )
    expect(await letter.refusal('rs14', cancelReturn)).toBe('您没有此项操作的权限，请联系管理员')
    await letter.act('zs05', refuseReturn, { reason: '根据职责分工应由你单位办理。' })
    expect(await letter.refusal('rs12', cancelReturn)).toMatch(/^当前状态为“已签收待受理”，不能撤销退回/)
  })
})
