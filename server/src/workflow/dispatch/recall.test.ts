import { recall, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('撤回', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const reason = { reason: '选错了承办单位。' }

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('takes back what nobody has signed for; the sender has it as before, with the limit it had', async () => {
    const letter = await cases.letter()
    const due = await letter.dueOf('K01')
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    portal.clock.advance({ hours: 3 })
    expect(await letter.act('zs05', recall, reason)).toMatchObject({ state: '10' })
    expect(await letter.todos()).toEqual(['sort 990000000-xf'])
    expect(await letter.clocks()).toEqual(['K01', 'K13'])
    expect(await letter.dueOf('K01')).toEqual(due)
  })

  it('lets those go on who have signed; the petition lies with the sender again once nobody leads', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    await letter.act('zj12', signFor)
    expect(await letter.act('zs05', recall, reason)).toMatchObject({ state: '10' })
    expect(await letter.todos()).toEqual(['coHandle demo-zj12', 'sort 990000000-xf'])
  })

  it('comes too late when it is signed for', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('rs12', signFor)
    expect(await letter.refusal('zs05', recall, reason)).toMatch('当前状态为“已签收待受理”，不能撤回')
  })

  it('is for the head of the department after the day of sending', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    portal.clock.advance({ hours: 15 })
    expect(await letter.refusal('zs05', recall, reason)).toBe('已超过发出当日，请由部门负责人撤回')
    expect(await letter.act('zs06', recall, reason)).toMatchObject({ state: '10' })
  })

  it('is not for the receiver', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await letter.refusal('rs12', recall, reason)).toMatch('不能撤回')
  })
})
