import { colleagues, delegate, delegations, endDelegation } from '@portal/shared-lib/contract/approvals'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { actAs } from '@portal/shared-lib/contract/identity'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

describe('Entrusting somebody with one’s approvals', () => {
  const portal = usePortal({ database: 'demo' })
  const { tokenOf } = usingApprovals(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterEach(() => portal.clock.reset())

  const week = { fromAt: '2026-11-20 00:00:00', untilAt: '2026-11-27 00:00:00' }
  const give = async (account: string, args: Partial<CallArgs<typeof delegate>> = {}) =>
    portal.ask(
      delegate,
      { personId: 'demo-zs08', types: ['test.short'], reason: '出差', ...week, ...args },
      { token: await tokenOf(account) },
    )
  const listOf = async (account: string) => portal.answerTo(delegations, {}, { token: await tokenOf(account) })
  /** After days without a call a session has ended. */
  const laterListOf = async (account: string) =>
    portal.answerTo(delegations, {}, { token: await portal.signInAs(account) })
  const end = async (account: string, delegationId: string) =>
    portal.ask(endDelegation, { delegationId }, { token: await portal.signInAs(account) })

  it.each(['zs05', 'zs08', 'sys91'])('is not for %s, who approves nothing', async account => {
    expect(await give(account)).toMatchObject({ code: 4030 })
  })

  it.each<[string, Partial<CallArgs<typeof delegate>>, string]>([
    ['nobody', { personId: ' ' }, '请选择人员'],
    ['oneself', { personId: 'demo-zs07' }, '只能授权给本单位的其他在职人员，请重新选择'],
    ['another office', { personId: 'demo-al06' }, '只能授权给本单位的其他在职人员，请重新选择'],
    ['an officer', { personId: 'demo-sys91' }, '只能授权给本单位的其他在职人员，请重新选择'],
    ['no reason', { reason: ' ' }, '请填写授权事由'],
    ['a long reason', { reason: '字'.repeat(201) }, '授权事由不能超过200个字'],
    ['a classified reason', { reason: '参加绝密会议' }, '内容含有涉密词语，请删除后再提交；本系统不得处理涉密信息'],
    ['an end before the beginning', { untilAt: '2026-11-19 00:00:00' }, '请填写正确的授权起止时间'],
    [
      'an end that is past',
      { fromAt: '2026-11-18 00:00:00', untilAt: '2026-11-20 09:00:00' },
      '授权结束时间应晚于当前时间',
    ],
    ['no such day', { untilAt: '2026-11-31 00:00:00' }, '参数格式错误：untilAt'],
    ['no such subject', { types: ['test.short', 'toString'] }, '参数格式错误：types toString'],
  ])('refuses %s', async (_, args, message) => {
    expect((await give('zs07', args)).message).toBe(message)
    expect(await listOf('zs07')).toEqual([])
  })

  it('is known to both, from its beginning to its end', async () => {
    const { data } = await give('zs07', { fromAt: '2026-11-21 00:00:00' })
    const [given] = await listOf('zs07')
    expect(given).toEqual({
      delegationId: data?.delegationId,
      from: '郑庚榆',
      to: '王辛桐',
      types: ['test.short'],
      typeNames: ['试验short'],
      reason: '出差',
      fromAt: '2026-11-21 00:00:00',
      untilAt: '2026-11-27 00:00:00',
      state: 'coming',
      isOwn: true,
    })
    portal.clock.stopAt('2026-11-21T00:00:00+08:00')
    expect(await laterListOf('zs08')).toMatchObject([
      { delegationId: given?.delegationId, state: 'active', isOwn: false },
    ])
    portal.clock.stopAt('2026-11-27T00:00:00+08:00')
    expect(await laterListOf('zs08')).toMatchObject([{ state: 'ended' }])
    expect(await laterListOf('zs06')).toEqual([])
  })

  it('can be ended by whoever gave it, once', async () => {
    const { data } = await give('zs06')
    const id = data?.delegationId ?? ''
    expect(await end('zs08', id)).toMatchObject({ code: 4040, message: '授权不存在或您无权查看' })
    expect(await end('zs06', 'x')).toMatchObject({ code: 4040 })
    expect(await end('zs06', id)).toMatchObject({ code: 0 })
    expect(await listOf('zs06')).toMatchObject([{ state: 'ended' }])
    expect((await end('zs06', id)).message).toBe('该授权已经结束')
  })

  it('leaves its traces in the audit', async () => {
    const { data } = await give('rs14', { personId: 'demo-rs13' })
    await end('rs14', data?.delegationId ?? '')
    const rows = await portal.db
      .selectFrom('audit')
      .where('object_type', '=', 'approvalDelegation')
      .where('object_id', '=', data?.delegationId ?? '')
      .orderBy('id')
      .select(['action', 'person_id', 'before', 'after'])
      .execute()
    const given = expect.stringContaining('"to_person_id":"demo-rs13"')
    expect(rows).toMatchObject([
      { action: '授权代审', person_id: 'demo-rs14', before: '', after: given },
      { action: '结束授权代审', person_id: 'demo-rs14', before: given, after: '' },
    ])
  })

  it('cannot be done for somebody in whose post one acts', async () => {
    portal.clock.reset()
    const token = await portal.signInAs('zs05')
    await portal.answerTo(actAs, { postId: 'demo-zs07-1' }, { token })
    const args = {
      personId: 'demo-zs08',
      reason: '出差',
      fromAt: '2026-11-20 00:00:00',
      untilAt: '2096-11-20 00:00:00',
    }
    expect((await portal.ask(delegate, args, { token })).message).toBe('代他人处理时不能授权代审')
  })

  it('offers the people of the organisation', async () => {
    const found = await portal.answerTo(colleagues, { purpose: 'delegate' }, { token: await tokenOf('rs14') })
    expect(found.map(({ personId }) => personId)).toEqual(expect.arrayContaining(['demo-rs12', 'demo-rs13']))
  })
})
