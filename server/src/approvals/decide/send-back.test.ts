import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

describe('Sending back', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, told, steps, audits, messages, read } = usingApprovals(portal)
  const back = (account: string, id: string, opinion: string, backTo?: number) =>
    decided(account, id, { decision: 'back', opinion, ...(backTo !== undefined && { backTo }) })

  it.each(['', '   '])('asks for an opinion instead of %j', async opinion => {
    const { id } = await submitted('short')
    expect((await back('zs06', id, opinion)).message).toBe('请填写退回意见')
    expect(await asked(id)).toEqual(['zs06'])
  })

  it('to the drafter ends it and tells the drafter why', async () => {
    const { id, petitionId, petitionNo } = await submitted('long')
    expect(await back('zs06', id, '请补充承办单位意见')).toMatchObject({ code: 0, data: { state: 'returned' } })
    expect(await asked(id)).toEqual([])
    expect(told.at(-1)).toMatchObject({ what: 'returned', id, state: 'returned' })
    expect((await messages('zs05', '6')).at(-1)).toBe(`您送审的试验long(${petitionNo})被退回：请补充承办单位意见`)
    expect((await steps(petitionId)).at(-1)).toMatchObject({
      action: '审批退回',
      person_id: 'demo-zs06',
      text: '拟转市局办理；请补充承办单位意见',
    })
    expect(await audits(id)).toMatchObject([{ action: '审批退回', person_id: 'demo-zs06' }])
  })

  it('leaves nothing to decide', async () => {
    const { id } = await submitted('short')
    await back('zs06', id, '不同意')
    expect(await decided('zs06', id)).toMatchObject({ code: 4090 })
    expect(told.at(-1)).toMatchObject({ what: 'returned', id })
  })

  it('to a former node asks it once more, and then those after it', async () => {
    const { id, petitionId } = await submitted('long')
    await decided('zs06', id)
    const before = told.length
    expect(await back('zs07', id, '请核实面积', 0)).toMatchObject({ code: 0, data: { state: 'pending' } })
    expect(await asked(id)).toEqual(['zs06'])
    expect((await steps(petitionId)).at(-1)?.text).toBe('拟转市局办理；退回吴己莲；请核实面积')
    expect((await read('zs06', id)).data?.chain.map(({ state }) => state)).toEqual(['current', 'waiting'])
    expect(await messages('zs05', '6')).not.toContainEqual(expect.stringContaining('请核实面积'))
    await decided('zs06', id)
    expect(await asked(id)).toEqual(['zs07'])
    await decided('zs07', id)
    expect(told.slice(before)).toMatchObject([{ what: 'approved', id }])
  })

  it.each([
    ['the node that decides', 1],
    ['none of the chain', 7],
  ])('refuses to go to %s', async (_, node) => {
    const { id } = await submitted('long')
    await decided('zs06', id)
    expect((await back('zs07', id, '请核实', node)).message).toBe('只能退回到前面的审批环节，请重新选择')
    expect(await asked(id)).toEqual(['zs07'])
  })

  it('refuses to go where nobody is left', async () => {
    const { id } = await submitted('long')
    await decided('zs06', id)
    const setInUse = (in_use: boolean) =>
      portal.db.updateTable('person').set({ in_use }).where('id', '=', 'demo-zs06').execute()
    await setInUse(false)
    const { message } = await back('zs07', id, '请核实', 0)
    await setInUse(true)
    expect(message).toBe('该环节已没有可以审批的人员，请退回送审人')
  })
})
