import { approval } from '@portal/shared-lib/contract/approvals'
import { approvals as badge } from '@portal/shared-lib/contract/counters'
import { actAs } from '@portal/shared-lib/contract/identity'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

const DAY_MS = 86_400_000

interface Given {
  readonly from?: string
  readonly to?: string
  readonly types?: string[]
  readonly days?: number
  readonly ended_at?: Date
  /** From now; otherwise it goes on until tomorrow. */
  readonly minutes?: number
  /** Whose organisation, where the demonstration does not know the person. */
  readonly org?: string
}

describe('Deciding for somebody who has entrusted it', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, told, steps, audits, messages, waiting, read, tokenOf, hire } =
    usingApprovals(portal)

  afterEach(async () => {
    portal.clock.reset()
    await portal.db.deleteFrom('approval_delegation').execute()
  })

  /** For two days around now, or from so many days ahead. */
  async function entrust({
    from = 'zs07',
    to = 'zs08',
    types = [],
    days = -1,
    ended_at,
    org = from,
    minutes,
  }: Given = {}) {
    const at = portal.clock.now().getTime()
    const row = {
      org_id: getCaller(org).orgId,
      from_person_id: `demo-${from}`,
      to_person_id: `demo-${to}`,
      subject_types: types,
      reason: '出差',
      from_at: new Date(at + days * DAY_MS),
      until_at: new Date(at + (minutes === undefined ? (days + 2) * DAY_MS : minutes * 60_000)),
      created_at: new Date(at),
      ...(ended_at && { ended_at }),
    }
    await portal.db.insertInto('approval_delegation').values(row).execute()
  }
  const idsWaiting = async (account: string) => (await waiting(account)).map(({ approvalId }) => approvalId)
  const badgeOf = async (account: string) => portal.answerTo(badge, {}, { token: await tokenOf(account) })

  it('keeps both names: in the decision, the timeline, the audit and the message', async () => {
    await entrust()
    const { id, petitionId, petitionNo } = await submitted('leader')
    expect((await waiting('zs08')).find(({ approvalId }) => approvalId === id)).toMatchObject({ onBehalf: '郑庚榆' })
    expect((await read('zs08', id)).data).toMatchObject({ onBehalf: '郑庚榆', mayDecide: true })
    expect(await decided('zs08', id, { opinion: '同意' })).toMatchObject({ data: { state: 'approved' } })
    const both = { person_id: 'demo-zs08', on_behalf_of: 'demo-zs07' }
    expect((await steps(petitionId)).at(-1)).toEqual({
      ...both,
      action: '审批同意',
      text: '拟转市局办理；受郑庚榆委托；同意',
    })
    expect(await audits(id)).toEqual(expect.arrayContaining([{ ...both, action: '审批同意' }]))
    expect(told.at(-1)).toMatchObject({ id, decider: { personId: 'demo-zs08', holderId: 'demo-zs07' } })
    expect((await messages('zs05', '5')).at(-1)).toBe(
      `您送审的试验leader(${petitionNo})已由王辛桐（受郑庚榆委托）审批通过。`,
    )
    expect((await read('zs07', id)).data?.history).toMatchObject([{ person: '王辛桐', onBehalfOf: '郑庚榆' }])
    expect(await asked(id)).toEqual([])
  })

  it.each<[string, Given]>([
    ['has not begun', { days: 1 }],
    ['is over', { days: -3 }],
    ['was ended', { ended_at: new Date() }],
    ['is for other subjects', { types: ['test.short', 'test.long'] }],
    ['is somebody else’s', { to: 'zs09' }],
    ['was given by somebody who is not asked', { from: 'zs06' }],
  ])('is not possible where the delegation %s', async (_, given) => {
    await entrust(given)
    const { id } = await submitted('leader')
    expect(await idsWaiting('zs08')).not.toContain(id)
    expect(await decided('zs08', id)).toMatchObject({ code: 4040, message: '审批事项不存在或您无权查看' })
    expect(await read('zs08', id)).toMatchObject({ code: 4040 })
    expect(await asked(id)).toEqual(['zs07'])
  })

  it('is where one is led from the petition, while it is entrusted', async () => {
    const { id, petitionNo } = await submitted('leader')
    const led = async () => portal.answerTo(petitionTodo, { petitionNo }, { token: await tokenOf('zs08') })
    expect(await led()).toMatchObject({ family: 'qt', todoId: '' })
    await entrust()
    const { todoId, ...where } = await led()
    const url = `/toDoManage/leaderApproval?xfjbh=${petitionNo}&dbid=${todoId}`
    expect(where).toEqual({ family: 'sysp', url, editable: '1', code: 'approval' })
    const opened = await portal.answerTo(approval, { todoId }, { token: await tokenOf('zs08') })
    expect(opened).toMatchObject({ approvalId: id, onBehalf: '郑庚榆', mayDecide: true })
  })

  it('ends by itself, between seeing and deciding too', async () => {
    await entrust({ types: ['test.leader'], minutes: 15 })
    const { id } = await submitted('leader')
    expect(await idsWaiting('zs08')).toContain(id)
    portal.clock.advance({ minutes: 15 })
    expect(await decided('zs08', id)).toMatchObject({ code: 4040 })
    expect(await idsWaiting('zs08')).not.toContain(id)
    expect(await decided('zs07', id)).toMatchObject({ code: 0 })
  })

  it('is not for the drafter, entrusted or sitting in the leader’s place', async () => {
    await entrust({ to: 'zs05' })
    const { id } = await submitted('leader')
    expect(await idsWaiting('zs05')).not.toContain(id)
    expect((await decided('zs05', id)).message).toBe('不能审批本人送审的事项')
    await portal.answerTo(actAs, { postId: 'demo-zs07-1' }, { token: await tokenOf('zs05') })
    expect((await decided('zs05', id)).message).toBe('不能审批本人送审的事项')
    expect(await asked(id)).toEqual(['zs07'])
  })

  it('keeps both names where one sits in the leader’s place instead', async () => {
    const now = portal.clock.now().getTime()
    const row = { post_id: 'demo-zs07-1', to_person_id: 'demo-zs09', from_at: new Date(now) }
    await portal.db
      .insertInto('delegation')
      .values({ ...row, until_at: new Date(now + DAY_MS) })
      .execute()
    const { id, petitionId } = await submitted('leader')
    await portal.answerTo(actAs, { postId: row.post_id }, { token: await tokenOf('zs09') })
    expect(await decided('zs09', id)).toMatchObject({ data: { state: 'approved' } })
    const both = { person_id: 'demo-zs09', on_behalf_of: 'demo-zs07' }
    expect((await steps(petitionId)).at(-1)).toMatchObject(both)
    expect(await audits(id)).toEqual([{ ...both, action: '审批同意' }])
  })

  it('shows and counts each approval once, the own as the own', async () => {
    await hire('xin07', 'zs07')
    const before = await badgeOf('zs06')
    const { id } = await submitted('leader', { dueAt: portal.clock.now() })
    expect(await badgeOf('zs06')).toEqual(before)
    await entrust({ to: 'zs06' })
    await entrust({ from: 'xin07', org: 'zs07', to: 'zs06' })
    const mine = (await waiting('zs06')).filter(({ approvalId }) => approvalId === id)
    expect(mine).toHaveLength(1)
    const { total, urgent } = await badgeOf('zs06')
    expect(total).toBe((await waiting('zs06')).length)
    expect(urgent).toBe(before.urgent + 1)
    await entrust({ to: 'xin07' })
    expect((await waiting('xin07')).find(({ approvalId }) => approvalId === id)).toMatchObject({ onBehalf: '' })
    expect((await badgeOf('xin07')).total).toBe((await waiting('xin07')).length)
  })
})
