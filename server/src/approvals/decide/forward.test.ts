import { colleagues, forward } from '@portal/shared-lib/contract/approvals'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

describe('Handing a decision on', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, steps, hire, tokenOf, versionOf, told, audits } = usingApprovals(portal)

  beforeAll(async () => {
    await hire('xin07', 'zs07', '柏甲川')
    await hire('xin05', 'zs05')
  })

  const hand = async (account: string, approvalId: string, personId: string, opinion = '') =>
    portal.ask(
      forward,
      { approvalId, personId, opinion, version: await versionOf(approvalId) },
      { token: await tokenOf(account) },
    )

  it('asks the other alone', async () => {
    const { id, petitionId } = await submitted('leader')
    expect(await asked(id)).toEqual(['xin07', 'zs07'])
    expect(await hand('zs07', id, 'demo-xin07', '请柏局长审定')).toEqual({ code: 0, message: '', data: null })
    expect(await asked(id)).toEqual(['xin07'])
    expect((await steps(petitionId)).at(-1)).toMatchObject({
      action: '转审',
      person_id: 'demo-zs07',
      text: '拟转市局办理；柏甲川；请柏局长审定',
    })
    expect(await audits(id)).toMatchObject([{ action: '转审' }])
    expect(await decided('zs07', id)).toMatchObject({ code: 4090 })
    expect(await decided('xin07', id)).toMatchObject({ data: { state: 'approved' } })
    expect(told.at(-1)).toMatchObject({ id, decider: { personId: 'demo-xin07' } })
  })

  it.each([
    ['somebody without the role', 'demo-zs06'],
    ['somebody of another office', 'demo-al06'],
    ['oneself', 'demo-zs07'],
    ['the drafter', 'demo-zs05'],
    ['nobody there is', 'nobody'],
  ])('refuses %s', async (_, personId) => {
    const { id } = await submitted('leader')
    expect((await hand('zs07', id, personId)).message).toBe('只能转给本单位同一角色的其他人员，请重新选择')
    expect(await asked(id)).toEqual(['xin07', 'zs07'])
  })

  it('asks to whom', async () => {
    const { id } = await submitted('leader')
    expect((await hand('zs07', id, ' ')).message).toBe('请选择人员')
  })

  it('is not for those whom nobody asks', async () => {
    const { id } = await submitted('leader')
    expect(await hand('zs06', id, 'demo-xin07')).toMatchObject({ code: 4040 })
  })

  it('offers those to whom it can go', async () => {
    const { id } = await submitted('leader')
    const ask = async (account: string, name?: string) =>
      portal.ask(
        colleagues,
        { purpose: 'forward', approvalId: id, ...(name && { name }) },
        { token: await tokenOf(account) },
      )
    const found = { personId: 'demo-xin07', name: '柏甲川', department: '局领导', position: '' }
    expect((await ask('zs07')).data).toEqual([found])
    expect((await ask('zs07', '柏')).data).toEqual([found])
    expect((await ask('zs07', '%')).data).toEqual([])
    expect(await ask('al06')).toMatchObject({ code: 4040 })
    expect(await ask('sys91')).toMatchObject({ code: 4040 })
  })

  it('never reaches a drafter who holds the role', async () => {
    const { id } = await submitted('leader', { caller: { ...getCaller('zs07'), holderId: 'demo-xin07' } }).catch(
      ({ message }: Error) => ({ id: message }),
    )
    expect(id).toBe('除送审人外，没有可以审批此事项的信访局领导，请联系管理员')
  })
})
