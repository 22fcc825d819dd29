import { signFor, transfer } from '@portal/shared-lib/contract/actions'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'

describe('转送', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  it('hands a petition to the organisation that answers for it from then on', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', transfer, dispatchArgs(LABOUR))).toMatchObject({
      state: '20',
      stateName: '待签收',
      awaitsApproval: false,
    })
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`])
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K04', 'K13'])
  })

  it('goes to several, of whom one leads: the others do not move the state', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, `signFor ${HOUSING}`])
    await letter.act('zj12', signFor)
    expect(await letter.state()).toBe('20')
    await letter.act('rs12', signFor)
    expect(await letter.state()).toBe('25')
  })

  it('of a walled petition goes only where somebody may know of it, by then or from now on', async () => {
    const letter = await cases.letter()
    await wallOff(portal.db, letter.petitionNo, ['demo-zs05', 'demo-zj12'])
    const to = (accessList: string[]) => ({
      ...dispatchArgs(LABOUR),
      receivers: [{ orgId: LABOUR, isLead: true, accessList }],
    })
    const outside = '该单位不在知悉范围内，不能转送'
    expect(await letter.refusal('zs05', transfer, to([]))).toBe(outside)
    expect(await letter.refusal('zs05', transfer, to(['demo-zj12']))).toBe(outside)
    await letter.act('zs05', transfer, to(['demo-rs12']))
    expect(await letter.todos()).toEqual(['signFor demo-rs12'])
    expect(await letter.refusal('rs13', signFor)).toBe('信访件不存在或您无权查看')
    expect(await letter.act('rs12', signFor)).toMatchObject({ state: '25' })
  })

  it('is refused to whoever has the permission and no to-do', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs01', transfer, dispatchArgs(LABOUR))).toBe('您没有此项操作的权限，请联系管理员')
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await letter.refusal('zs05', transfer, dispatchArgs(LABOUR))).toBe(
      '当前状态为“待签收”，不能转送，请刷新后查看可办理的操作',
    )
  })

  it('is refused to somebody who has not seen what a colleague did', async () => {
    const letter = await cases.letter()
    const version = await letter.version()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    const answer = await portal.ask(
      transfer,
      { petitionNo: letter.petitionNo, version, ...dispatchArgs(LABOUR) },
      { token: await cases.tokenOf('zz01') },
    )
    expect(answer.message).toMatch(/^该事项已由周戊汀于\d{4}-\d\d-\d\d \d\d:\d\d:\d\d处理，请刷新$/)
  })
})
