import { decide } from '@portal/shared-lib/contract/approvals'
import { errors } from '@portal/shared-lib/contract/errors'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

describe('Agreeing', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, told, steps, audits, messages, tokenOf, read, forbid, versionOf } =
    usingApprovals(portal)

  it('asks the next of the chain, and behind the last it is approved', async () => {
    const { id, petitionId } = await submitted('long')
    expect(await asked(id)).toEqual(['zs06'])
    expect(await decided('zs06', id, { opinion: '拟同意' })).toEqual({
      code: 0,
      message: '',
      data: { state: 'pending' },
    })
    expect(await asked(id)).toEqual(['zs07'])
    expect(told).toEqual([])
    expect(await decided('zs07', id)).toMatchObject({ code: 0, data: { state: 'approved' } })
    expect(await asked(id)).toEqual([])
    const decider = expect.objectContaining({ personId: 'demo-zs07', holderId: 'demo-zs07' })
    expect(told).toEqual([{ what: 'approved', id, state: 'approved', decider }])
    expect((await steps(petitionId)).slice(-2)).toEqual([
      { action: '审批同意', person_id: 'demo-zs06', on_behalf_of: null, text: '拟转市局办理；拟同意' },
      { action: '审批同意', person_id: 'demo-zs07', on_behalf_of: null, text: '拟转市局办理' },
    ])
    expect(await audits(id)).toEqual([
      { action: '审批同意', person_id: 'demo-zs06', on_behalf_of: null },
      { action: '审批同意', person_id: 'demo-zs07', on_behalf_of: null },
    ])
  })

  it('tells the drafter once, of the last', async () => {
    const { id, petitionNo } = await submitted('long')
    const before = await messages('zs05', '5')
    await decided('zs06', id)
    expect(await messages('zs05', '5')).toEqual(before)
    await decided('zs07', id)
    expect(await messages('zs05', '5')).toEqual([...before, `您送审的试验long(${petitionNo})已由郑庚榆审批通过。`])
  })

  it('is for those with a session', async () => {
    const { id } = await submitted('short')
    const asking = { approvalId: id, version: 1, decision: 'agree' } as const
    expect(await portal.ask(decide, asking)).toMatchObject({ code: errors.sessionEnded.code })
  })

  // A colleague with the role in another post, the registrar, the leader who is asked later, officers, another office.
  it.each(['zs01', 'zs07', 'al06', 'rs13', 'sys91', 'sec92', 'aud93'])(
    'is not for %s, as if there were none',
    async account => {
      const { id } = await submitted('short')
      const none = { code: errors.notFound.code, message: '审批事项不存在或您无权查看' }
      expect(await decided(account, id)).toMatchObject(none)
      expect(await read(account, id)).toMatchObject(none)
      expect(await asked(id)).toEqual(['zs06'])
    },
  )

  it.each(['abc', '0', '-1', '9'.repeat(19), '987654321'])('finds none under %s', async id => {
    const asking = { approvalId: id, version: 1, decision: 'agree' } as const
    expect(await portal.ask(decide, asking, { token: await tokenOf('zs06') })).toMatchObject({
      code: errors.notFound.code,
    })
  })

  it.each([
    ['version 0', { version: 0 }, '请刷新后重试'],
    ['no version', { version: 'x' as never }, '请刷新后重试'],
    ['no approval', { approvalId: ' ' }, '请选择一条数据'],
    ['another decision', { decision: 'perhaps' as never }, '参数格式错误：decision'],
    ['501 characters', { opinion: '字'.repeat(501) }, '意见不能超过500个字'],
    ['a classified word', { opinion: '按机 密件办理' }, '内容含有涉密词语，请删除后再提交；本系统不得处理涉密信息'],
  ])('refuses %s', async (_, args, message) => {
    const { id } = await submitted('short')
    expect((await decided('zs06', id, args)).message).toBe(message)
    expect(await versionOf(id)).toBe(1)
  })

  it('is not for the drafter, whatever roles the drafter has', async () => {
    const { id } = await submitted('short')
    expect((await decided('zs05', id)).message).toBe('不能审批本人送审的事项')
  })

  it('says who was faster', async () => {
    const { id } = await submitted('long')
    portal.clock.stopAt('2026-11-20T14:30:00+08:00')
    await decided('zs06', id)
    portal.clock.reset()
    expect(await decided('zs06', id)).toMatchObject({
      code: errors.changedMeanwhile.code,
      message: '该事项已由吴己莲于2026-11-20 14:30:00处理，请刷新',
    })
    expect(await decided('zs07', id, { version: 1 })).toMatchObject({ code: errors.changedMeanwhile.code })
  })

  it('stores nothing where what was submitted can be done no longer', async () => {
    const { id, petitionId } = await submitted('short', { title: '已归档的件' })
    forbid('已归档的件')
    expect((await decided('zs06', id)).message).toBe('该件已归档，不能办理')
    forbid('')
    expect(await asked(id)).toEqual(['zs06'])
    expect(await audits(id)).toEqual([])
    expect((await steps(petitionId)).map(({ action }) => action)).not.toContain('审批同意')
  })

  it('answers the same when it is sent twice, and does nothing more', async () => {
    const { id } = await submitted('long')
    const requestId = '0b6f1e3a-6a52-4a53-9b61-0d9b0c1c7a23'
    const asking = { approvalId: id, version: 1, decision: 'agree' } as const
    const send = async () => portal.ask(decide, asking, { token: await tokenOf('zs06'), requestId })
    expect(await send()).toEqual(await send())
    expect(await audits(id)).toHaveLength(1)
  })
})
