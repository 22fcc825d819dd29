import { handOver, workOf } from '@portal/shared-lib/contract/assignments'
import * as counters from '@portal/shared-lib/contract/counters'
import * as contract from '@portal/shared-lib/contract/recommendations'
import { usingApprovals } from '../../test/approvals'
import { useCases } from '../../test/cases'
import { usePortal } from '../../test/portal'
import { ANSWER, useRecommendations } from '../../test/recommendations'

describe('A recommendation of somebody who leaves', () => {
  const portal = usePortal({ database: 'demo' })
  const { hire } = usingApprovals(portal)
  const { as, sent } = useRecommendations(portal, useCases(portal))

  it('goes along to somebody who may answer it, and comes back to whoever has it then', async () => {
    const one = await sent()
    await one.act('rs12', contract.sign, {})
    const { document_no: no } = await one.row()
    const { todos } = await portal.answerTo(workOf, { leaverId: 'demo-rs12' }, await as('rs13'))
    const mine = todos.find(({ summary }) => summary.startsWith(no))
    expect(mine).toMatchObject({ petitionNo: '', typeName: '三项建议' })
    const hired = await hire('rs22', 'rs12')
    const leave = async (personId: string) => {
      const receivers = todos.map(({ todoId }) => ({ todoId, personId }))
      return await portal.ask(handOver, { leaverId: 'demo-rs12', receivers }, await as('rs13'))
    }
    expect((await leave('demo-rs14')).message).toBe('接收人没有办理此类事项的权限，请另选')
    expect((await leave(hired)).data).toEqual({ moved: todos.length })
    expect(await one.todos()).toEqual([`recommendation ${hired}`])
    expect((await one.row()).handler_id).toBe(hired)
    for (const account of ['rs12', 'rs22']) {
      const { total } = await portal.answerTo(counters.recommendations, {}, await as(account))
      const list = await portal.answerTo(contract.recommendations, { limit: 999 }, await as(account))
      expect([account, total]).toEqual([account, list.total])
    }
    await one.act('rs22', contract.answer, ANSWER)
    await one.act('rs14', contract.returnAnswer, { words: '请写明具体办理时限。' })
    expect(await one.todos()).toEqual([`recommendation ${hired}`])
    const actions = async (account: string) =>
      (await portal.answerTo(contract.recommendation, { id: one.id }, await as(account))).entries.map(
        ({ action }) => action,
      )
    expect(await actions('rs13')).toContain('离岗移交')
    expect(await actions('zs08')).not.toContain('离岗移交')
  })
})
