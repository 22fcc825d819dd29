import { addSigner, colleagues, forward } from '@portal/shared-lib/contract/approvals'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

describe('Adding a signer', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, steps, hire, tokenOf, versionOf, read, told } = usingApprovals(portal)

  beforeAll(async () => void (await hire('xin07', 'zs07')))

  const add = async (account: string, approvalId: string, personId: string, place: 'before' | 'after') =>
    portal.ask(
      addSigner,
      { approvalId, personId, place, version: await versionOf(approvalId), opinion: '请会签' },
      { token: await tokenOf(account) },
    )

  it('before asks the signer, and then again the one who asked for it', async () => {
    const { id, petitionId } = await submitted('leader')
    expect(await add('zs07', id, 'demo-zs08', 'before')).toMatchObject({ code: 0 })
    expect(await asked(id)).toEqual(['zs08'])
    expect((await steps(petitionId)).at(-1)).toMatchObject({
      action: '加签',
      text: '拟转市局办理；前加签；王辛桐；请会签',
    })
    expect((await read('zs08', id)).data?.chain.map(({ name, state }) => [name, state])).toEqual([
      ['王辛桐', 'current'],
      ['信访局领导', 'waiting'],
    ])
    await decided('zs08', id, { opinion: '同意' })
    expect(await asked(id)).toEqual(['zs07'])
    expect(await decided('zs07', id)).toMatchObject({ data: { state: 'approved' } })
  })

  it('after leaves the decision where it is, and asks the signer next', async () => {
    const { id } = await submitted('leader')
    expect(await add('zs07', id, 'demo-zs08', 'after')).toMatchObject({ code: 0 })
    expect(await asked(id)).toEqual(['xin07', 'zs07'])
    expect(await decided('xin07', id)).toMatchObject({ data: { state: 'pending' } })
    expect(await asked(id)).toEqual(['zs08'])
    const before = told.length
    expect(await decided('zs08', id)).toMatchObject({ data: { state: 'approved' } })
    expect(told.slice(before)).toMatchObject([{ what: 'approved', id }])
  })

  it('lets the signer send back', async () => {
    const { id } = await submitted('long')
    await add('zs06', id, 'demo-zs08', 'before')
    expect(await decided('zs08', id, { decision: 'back', opinion: '不妥' })).toMatchObject({
      data: { state: 'returned' },
    })
  })

  it('does not let the signer hand it on', async () => {
    const { id } = await submitted('leader')
    await add('zs07', id, 'demo-zs08', 'before')
    const args = { approvalId: id, version: await versionOf(id), personId: 'demo-zs06' }
    const { message } = await portal.ask(forward, args, { token: await tokenOf('zs08') })
    expect(message).toBe('加签事项不能转审，请直接签署意见')
  })

  it.each([
    ['oneself', 'demo-zs07', '不能加签本人'],
    ['the drafter', 'demo-zs05', '只能加签本单位可以审批此事项的其他人员，请重新选择'],
    ['somebody of another office', 'demo-al06', '只能加签本单位可以审批此事项的其他人员，请重新选择'],
    ['an officer', 'demo-sys91', '只能加签本单位可以审批此事项的其他人员，请重新选择'],
    ['nobody there is', 'nobody', '只能加签本单位可以审批此事项的其他人员，请重新选择'],
  ])('refuses %s', async (_, personId, message) => {
    const { id } = await submitted('leader')
    expect((await add('zs07', id, personId, 'before')).message).toBe(message)
    expect(await versionOf(id)).toBe(1)
  })

  it('ends with the twentieth node', async () => {
    const { id } = await submitted('leader')
    for (let added = 1; added < 20; added++) await add('zs07', id, 'demo-zs08', 'after')
    expect((await add('zs07', id, 'demo-zs08', 'after')).message).toBe('审批环节最多20个，不能再加签')
  })

  it('offers the people of the organisation', async () => {
    const { id } = await submitted('leader')
    const token = await tokenOf('zs07')
    const found = await portal.answerTo(colleagues, { purpose: 'addSigner', approvalId: id }, { token })
    const ids = found.map(({ personId }) => personId)
    expect(ids).toEqual(expect.arrayContaining(['demo-zs06', 'demo-zs08', 'demo-xin07']))
    expect(ids.filter(one => ['demo-zs05', 'demo-zs07', 'demo-al06', 'demo-sys91'].includes(one))).toEqual([])
  })
})
