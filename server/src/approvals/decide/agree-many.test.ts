import { agreeMany } from '@portal/shared-lib/contract/approvals'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

describe('Agreeing to many at once', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, told, tokenOf, forbid, steps } = usingApprovals(portal)

  const agreeTo = async (ids: readonly string[], account = 'zs06', version = 1) =>
    portal.ask(
      agreeMany,
      { items: ids.map(approvalId => ({ approvalId, version })), opinion: '同意' },
      { token: await tokenOf(account) },
    )
  const submitMany = async (count: number) => {
    const ids = []
    for (let at = 0; at < count; at++) ids.push((await submitted('safe')).id)
    return ids
  }

  it('agrees to each', async () => {
    const ids = await submitMany(3)
    expect(await agreeTo(ids.toReversed())).toMatchObject({ code: 0, data: { agreed: 3, failed: [] } })
    expect(told.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    for (const id of ids) expect(await asked(id)).toEqual([])
  })

  it('counts one that is named twice once', async () => {
    const [id = ''] = await submitMany(1)
    expect(await agreeTo([id, id])).toMatchObject({ data: { agreed: 1, failed: [] } })
  })

  it('names those that failed, and why; the others are agreed to', async () => {
    const [decidedId = '', goodId = ''] = await submitMany(2)
    const unsafe = await submitted('short')
    const closed = await submitted('safe', { title: '已归档的件' })
    await decided('zs06', decidedId)
    forbid('已归档的件')
    const { data } = await agreeTo([decidedId, unsafe.id, closed.id, goodId, '987654321', 'x'])
    forbid('')
    expect(data?.agreed).toBe(1)
    expect(Object.fromEntries(data?.failed.map(({ approvalId, reason }) => [approvalId, reason]) ?? [])).toEqual({
      [decidedId]: expect.stringMatching(/^该事项已由吴己莲于.+处理，请刷新$/),
      [unsafe.id]: '试验short不能批量同意，请逐件审阅',
      [closed.id]: '该件已归档，不能办理',
      '987654321': '审批事项不存在或您无权查看',
      x: '审批事项不存在或您无权查看',
    })
    expect(await asked(goodId)).toEqual([])
    expect(await asked(closed.id)).toEqual(['zs06'])
    expect((await steps(closed.petitionId)).map(({ action }) => action)).not.toContain('审批同意')
  })

  it('leaves the counters right where some failed', async () => {
    const ids = await submitMany(2)
    const closed = await submitted('safe', { title: '已归档的件' })
    forbid('已归档的件')
    await agreeTo([...ids, closed.id])
    forbid('')
    const rows = await portal.db
      .selectFrom('todo')
      .where('person_id', '=', 'demo-zs06')
      .where('todo_type', '=', 'approval')
      .where('done_at', 'is', null)
      .select('id')
      .execute()
    const counter = await portal.db
      .selectFrom('todo_counter')
      .where('person_id', '=', 'demo-zs06')
      .where('todo_type', '=', 'approval')
      .select('open_count')
      .executeTakeFirstOrThrow()
    expect(counter.open_count).toBe(rows.length)
  })

  it('agrees to none of somebody else’s', async () => {
    const ids = await submitMany(2)
    expect((await agreeTo(ids, 'zs07')).data).toMatchObject({ agreed: 0 })
    for (const id of ids) expect(await asked(id)).toEqual(['zs06'])
  })

  it('asks for at least one, and for a hundred at most', async () => {
    expect((await agreeTo([])).message).toBe('请选择一条数据')
    expect((await agreeTo(Array.from({ length: 101 }, (_, at) => String(at + 1)))).message).toBe(
      '一次最多批量同意100件',
    )
  })

  it('lets two batches over the same pass each other', async () => {
    const ids = await submitMany(6)
    const outcomes = await Promise.all([agreeTo(ids), agreeTo(ids.toReversed()), agreeTo(ids)])
    const agreed = outcomes.map(({ data }) => data?.agreed ?? Number.NaN)
    expect(agreed.reduce((sum, count) => sum + count, 0)).toBe(6)
  })
})
