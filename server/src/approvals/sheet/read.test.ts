import { approval } from '@portal/shared-lib/contract/approvals'
import { errors } from '@portal/shared-lib/contract/errors'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'
import { endOfDay } from '../../platform/calendar/china-time'

/** Where she sits who decides first. */
const HEAD = { department: '来信处', position: '处长' }

describe('An approval', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, read, tokenOf, audits } = usingApprovals(portal)

  it('is for those with a session', async () => {
    const { id } = await submitted('short')
    expect(await portal.ask(approval, { approvalId: id })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('is asked for by its id or by the to-do', async () => {
    const { id } = await submitted('short')
    const token = await tokenOf('zs06')
    const todo = portal.db.selectFrom('todo').where('ref_id', '=', id).select('id')
    const { id: todoId } = await todo.executeTakeFirstOrThrow()
    expect((await portal.answerTo(approval, { todoId }, { token })).approvalId).toBe(id)
    expect((await portal.ask(approval, {}, { token })).message).toBe('请选择一条数据')
    for (const asked of [{ todoId: '987654321' }, { todoId: 'x' }, { approvalId: "1' or 1=1" }])
      expect(await portal.ask(approval, asked, { token })).toMatchObject({ code: errors.notFound.code })
  })

  it('shows what was submitted and where it is, to those who are asked', async () => {
    portal.clock.stopAt('2026-11-20T08:00:00+08:00')
    const snapshot = { 去向: ['安澜市信访局'], nested: { spid: 1 } }
    const { id, petitionNo } = await submitted('long', { snapshot, dueAt: endOfDay('2026-11-20') })
    await portal.db
      .updateTable('approval')
      .set({ arrived_at: '2026-11-19T07:00:00+08:00' })
      .where('id', '=', id)
      .execute()
    const token = await portal.signInAs('zs06')
    const shown = await portal.answerTo(approval, { approvalId: id }, { token })
    portal.clock.reset()
    expect(shown).toMatchObject({
      petitionNo,
      state: 'pending',
      stateName: '审批中',
      remainingDays: 0,
      lamp: 'orange',
      stayHours: 25,
      snapshot,
      history: [],
      mayDecide: true,
      mayWithdraw: false,
    })
    expect(shown.chain).toEqual([
      { nodeId: 0, name: '信访部门处(科)长', state: 'current', people: ['吴己莲'] },
      { nodeId: 1, name: '信访局领导', state: 'waiting', people: [] },
    ])
    expect(await audits(id)).toMatchObject([{ action: '查看审批事项', person_id: 'demo-zs06' }])
  })

  it('stays readable for those who were asked, and for the drafter', async () => {
    const { id } = await submitted('long')
    expect((await read('zs05', id)).data).toMatchObject({ mayDecide: false, mayWithdraw: true })
    await decided('zs06', id, { opinion: '拟同意' })
    expect((await read('zs05', id)).data).toMatchObject({ mayDecide: false, mayWithdraw: false })
    expect((await read('zs06', id)).data).toMatchObject({
      mayDecide: false,
      chain: [{ state: 'done' }, { state: 'current', people: ['郑庚榆'] }],
      history: [
        { decision: 'agree', decisionName: '审批同意', person: '吴己莲', opinion: '拟同意', onBehalfOf: '', ...HEAD },
      ],
    })
    await decided('zs07', id)
    expect((await read('zs05', id)).data).toMatchObject({
      state: 'approved',
      stateName: '已同意',
      chain: [{ state: 'done' }, { state: 'done' }],
    })
  })

  it.each(['zs01', 'zs07', 'al06', 'sys91'])('is not shown to %s, who has nothing to do with it', async account => {
    const { id } = await submitted('short')
    expect(await read(account, id)).toMatchObject({
      code: errors.notFound.code,
      message: '审批事项不存在或您无权查看',
    })
  })
})
