import { mergeOrganisation } from '@portal/shared-lib/contract/organisation-admin'
import * as recommendations from '@portal/shared-lib/contract/recommendations'
import * as supervisions from '@portal/shared-lib/contract/supervisions'
import { answering, TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { CITY_BUREAU, HOUSING, LABOUR, PROVINCE_BUREAU } from '../../test/dispatches'
import { createOrganisation } from '../../test/factories'
import { usePortal } from '../../test/portal'
import { useRecommendations } from '../../test/recommendations'
import { FEEDBACK, supervising } from '../../test/supervisions'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

describe('Organisations that are merged while an order is open', () => {
  const portal = usePortal({ database: 'demo' })
  const before = useCases(portal)
  const { accepted } = answering(portal, before)
  const { sent } = supervising(portal, before)
  const { answered, sent: recommended } = useRecommendations(portal, before)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  /** Whoever works there signs in anew; answers who acts from then on. */
  async function merge(id: string, intoId: string) {
    const officer = { token: await portal.signInAs('sys91') }
    await portal.answerTo(mergeOrganisation, { id, intoId, reason: '机构改革方案第三条' }, officer)
    const after = useCases(portal)
    return { ...supervising(portal, after), ...useRecommendations(portal, after), after }
  }

  const addresseeAt = async (orderId: string) => {
    const rows = portal.db.selectFrom('supervision_addressee').where('supervision_id', '=', orderId).orderBy('id')
    return (await rows.select('org_id').execute()).map(({ org_id }) => org_id)
  }
  const dueOf = async (refId: string) => {
    const open = portal.db.selectFrom('todo').where('todo_type', '=', 'supervise').where('ref_id', '=', refId)
    return (await open.where('done_at', 'is', null).select('due_at').executeTakeFirstOrThrow()).due_at?.toISOString()
  }
  const replyClocks = async () => {
    const rows = portal.db.selectFrom('clock').where('type', '=', 'K15').where('state', '=', 'running')
    return (await rows.select('id').execute()).length
  }

  it('has the one that takes over answer for each part by itself, and drops one of two that are not sent', async () => {
    const letter = await accepted()
    const title = '拖欠工资专项督办'
    const topic = await sent([letter], { title, addressees: [LABOUR, CITY_BUREAU] })
    const { order, addressees } = await sent([], { title, addressees: [LABOUR, HOUSING] })
    const one = await recommended()
    const closed = await answered()
    await closed.act('zs08', recommendations.accept, {})
    const { drafted } = supervising(portal, before)
    const draft = await drafted([], { title, addressees: [LABOUR, HOUSING] })

    const { on, decideAs, read, list, count, ...now } = await merge(LABOUR, HOUSING)
    expect(await addresseeAt(draft.id)).toEqual([HOUSING])
    expect(await addresseeAt(order.id)).toEqual([HOUSING, HOUSING])
    const [first, second] = addressees.map(({ id }) => on('supervision_addressee', id))
    if (!first || !second) throw new Error('no addressees')
    for (const account of ['rs12', 'rs14', 'zj12', 'zs08'])
      expect([account, (await count(account)).total]).toEqual([account, (await list(account)).total])
    expect((await read('zj12', topic.order)).recipients.map(({ isOwn }) => isOwn)).toEqual([true])

    const due = await dueOf(second.id)
    await first.act('zs08', supervisions.extend, { days: 10, text: '涉及人数较多，逐户核实需要时间。' })
    await decideAs('zs07')
    expect([(await dueOf(first.id)) !== due, await dueOf(second.id)]).toEqual([true, due])
    const clocks = await replyClocks()
    await first.act('zs08', supervisions.urge, { text: '请尽快反馈办理情况。' })
    portal.clock.advance({ minutes: 1 })
    await second.act('zs08', supervisions.urge, { text: '请尽快反馈办理情况。' })
    await first.act('rs12', supervisions.replyUrge, { reply: '正在核实，本周内反馈。' })
    expect(await replyClocks()).toBe(clocks + 1)
    await first.act('rs12', supervisions.sign, {})
    await first.act('rs12', supervisions.feedBack, FEEDBACK)
    await decideAs('rs14')
    await first.act('zs08', supervisions.acceptFeedback, { conclusion: '1', words: '', reopens: false })
    expect([await first.state(), await second.state(), await on('supervision', order.id).state()]).toEqual([
      '6',
      '2',
      '2',
    ])
    await second.act('zj12', supervisions.sign, {})

    const shown = await portal.answerTo(recommendations.recommendation, { id: one.id }, await now.as('zj12'))
    expect(shown.receiverId).toBe(HOUSING)
    const old = await portal.answerTo(recommendations.recommendation, { id: closed.id }, await now.as('zj12'))
    expect([old.receiverId, old.entries.map(({ action }) => action)]).toEqual([
      LABOUR,
      expect.arrayContaining(['同意反馈']),
    ])
    const { version } = await one.row()
    await portal.answerTo(recommendations.sign, { id: one.id, version }, await now.as('zj12'))
  })

  it('has the one that takes over judge what the other has sent', async () => {
    const place = { is_petition: true, has_access: true, region_code: '990000000000' }
    const successor = await createOrganisation(portal.db, place)
    const fresh = supervising(portal, useCases(portal))
    const topic = await fresh.sent([], { title: '安全生产信访问题专项督办', addressees: [HOUSING] })
    const { order, addressees } = await fresh.sent([], { title: '燃气安全专项督办', addressees: [HOUSING] })
    const { on, decideAs, read, list, count } = await merge(PROVINCE_BUREAU, successor)
    for (const { id } of [order, topic.order]) {
      const { org_id } = await portal.db
        .selectFrom('supervision')
        .where('id', '=', id)
        .select('org_id')
        .executeTakeFirstOrThrow()
      expect(org_id).toBe(successor)
    }
    const part = on('supervision_addressee', topic.addressees[0]?.id ?? '')
    await part.act('zj12', supervisions.sign, {})
    await part.act('zj12', supervisions.feedBack, FEEDBACK)
    await decideAs('zj14')
    expect(await read('zs08', topic.order)).toMatchObject({ isOffice: true, stateName: '已反馈待认定' })
    await part.act('zs08', supervisions.acceptFeedback, { conclusion: '1', words: '', reopens: false })
    expect(await on('supervision', topic.order.id).state()).toBe('6')
    const other = on('supervision_addressee', addressees[0]?.id ?? '')
    await other.act('zs08', supervisions.close, { conclusion: '3', words: '经复核，反映的问题不成立。' })
    for (const account of ['al05', 'zj12', 'zs08'])
      expect([account, (await count(account)).total]).toEqual([account, (await list(account)).total])
  })
})
