import {
  createCaseRoles,
  createSentCase,
  createUnitTodo,
  messagesOf,
  type SentCase,
  startUnitClock,
} from '../../../../test/limits'
import { usePortal } from '../../../../test/portal'
import { warnOfLimits } from '../warn'
import { replyUrge } from './reply-urge'
import { type Urged, urgeStep } from './urge'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)

describe('Urging', () => {
  const portal = usePortal()
  let sent: SentCase

  beforeAll(() => createCaseRoles(portal))
  beforeEach(async () => {
    await portal.db.updateTable('clock').set({ state: 'stopped' }).execute()
    sent = await createSentCase(portal)
  })

  const urge = (when: string): Promise<Urged | undefined> => {
    const { provinceCode, petitionId, stepId, bureau, people } = sent
    const given = { provinceCode, petitionId, stepId, fromOrgId: bureau, personId: people.sender }
    return portal.db.transaction().execute(db => urgeStep(db, { ...given, text: '请抓紧办理', at: at(when) }))
  }
  const reply = (urgeId = '', when = '2026-11-24 09:00') => {
    const { provinceCode, petitionId, people } = sent
    const given = { provinceCode, petitionId, personId: people.clerk, text: '已约定入户核实。' }
    return portal.db.transaction().execute(db => replyUrge(db, { ...given, urgeId, at: at(when) }))
  }
  const told = async () => (await messagesOf(portal, sent)).filter(([, type]) => type === '4')
  const todos = () =>
    portal.db
      .selectFrom('todo')
      .where('petition_id', '=', sent.petitionId)
      .where('todo_type', '=', 'urgeReply')
      .orderBy('id')
      .select(['org_id', 'person_id', 'ref_id', 'due_at', 'done_at'])
      .execute()
  const replyClocks = () =>
    portal.db
      .selectFrom('clock')
      .where('petition_id', '=', sent.petitionId)
      .where('type', '=', 'K15')
      .orderBy('id')
      .select(['state', 'result'])
      .execute()
  const name = () => `单位${sent.bureau}`

  it('gives three working days to reply, and tells the handler and the department leader', async () => {
    const urged = await urge('2026-11-20 09:00')
    const replyDueAt = new Date('2026-11-25T23:59:59+08:00')
    expect(urged).toEqual({ urgeId: expect.any(String), replyDueAt, suggestSupervision: false, deputy: '' })
    const text = `${name()}催办信访件：请抓紧办理，请于2026-11-25 23:59:59前回复。`
    expect(await told()).toEqual([
      ['clerk', '4', text],
      ['head', '4', text],
    ])
    expect(await todos()).toEqual([
      { org_id: sent.unit, person_id: '', ref_id: urged?.urgeId, due_at: replyDueAt, done_at: null },
    ])
    expect(await replyClocks()).toEqual([{ state: 'running', result: '' }])
  })

  it('gives the to-do to whoever works on the step', async () => {
    await createUnitTodo(portal, sent, sent.people.clerk)
    await urge('2026-11-20 09:00')
    expect(await todos()).toMatchObject([{ person_id: sent.people.clerk }])
    const counters = portal.db.selectFrom('todo_counter').where('person_id', '=', sent.people.clerk)
    expect(await counters.where('todo_type', '=', 'urgeReply').select('open_count').execute()).toEqual([
      { open_count: 1 },
    ])
  })

  it('does nothing while an urge can still be answered', async () => {
    await urge('2026-11-20 09:00')
    expect(await urge('2026-11-25 23:59')).toBeUndefined()
    expect(await todos()).toHaveLength(1)
    expect(await told()).toHaveLength(2)
  })

  it('of two at once one comes through', async () => {
    const urged = await Promise.all([urge('2026-11-20 09:00'), urge('2026-11-20 09:00'), urge('2026-11-20 09:00')])
    expect(urged.filter(each => each !== undefined)).toHaveLength(1)
    expect(await told()).toHaveLength(2)
  })

  it('the second time also tells the leader of the unit, and the earlier one makes way', async () => {
    await urge('2026-11-16 09:00')
    await urge('2026-11-20 09:00')
    expect((await told()).map(([who]) => who)).toEqual(['chief', 'clerk', 'clerk', 'head', 'head'])
    expect((await todos()).map(({ done_at }) => done_at)).toEqual([at('2026-11-20 09:00'), null])
    expect(await replyClocks()).toEqual([
      { state: 'stopped', result: '逾期未回复' },
      { state: 'running', result: '' },
    ])
  })

  it('the third time without a reply suggests a supervision', async () => {
    const suggested: (boolean | undefined)[] = []
    for (const day of ['2026-11-02', '2026-11-10', '2026-11-17'])
      suggested.push((await urge(`${day} 09:00`))?.suggestSupervision)
    expect(suggested).toEqual([false, false, true])
  })

  it('suggests none where the first was answered, or is more than 30 days old', async () => {
    const first = await urge('2026-11-02 09:00')
    await reply(first?.urgeId, '2026-11-03 09:00')
    await urge('2026-11-10 09:00')
    expect(await urge('2026-11-17 09:00')).toMatchObject({ suggestSupervision: false })
    sent = await createSentCase(portal)
    for (const day of ['2026-10-01', '2026-11-02']) await urge(`${day} 09:00`)
    expect(await urge('2026-11-17 09:00')).toMatchObject({ suggestSupervision: false })
  })

  it('is answered once: its to-do and its clock end', async () => {
    const urged = await urge('2026-11-20 09:00')
    expect(await reply(urged?.urgeId)).toBe(true)
    expect(await reply(urged?.urgeId)).toBe(false)
    expect(await todos()).toMatchObject([{ done_at: at('2026-11-24 09:00') }])
    expect(await replyClocks()).toEqual([{ state: 'stopped', result: '已回复' }])
    const row = portal.db
      .selectFrom('urge')
      .where('id', '=', urged?.urgeId ?? '')
      .selectAll()
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      reply: '已约定入户核实。',
      replied_by: sent.people.clerk,
      replied_at: at('2026-11-24 09:00'),
    })
    expect(await urge('2026-11-24 10:00')).toBeDefined()
  })

  it('that has made way is answered no more', async () => {
    const first = await urge('2026-11-16 09:00')
    await urge('2026-11-20 09:00')
    expect(await reply(first?.urgeId)).toBe(false)
  })

  describe('by the system', () => {
    const workOn = async (day: string) => {
      portal.clock.stopAt(`${day}T00:10:00+08:00`)
      await warnOfLimits(portal.services)
    }
    const urges = () => portal.db.selectFrom('urge').where('petition_id', '=', sent.petitionId).selectAll().execute()
    const set = (value: unknown) =>
      portal.db
        .insertInto('rule_param')
        .values({
          name: 'urge.auto',
          region_code: '990102000000',
          value: JSON.stringify(value),
          valid_from: '2026-01-01',
        })
        .execute()

    beforeEach(() => portal.db.deleteFrom('job_run').execute())
    afterEach(async () => {
      portal.clock.reset()
      await portal.db.deleteFrom('rule_param').execute()
    })

    it('comes when a limit is overdue, in the name of the sender, and is marked', async () => {
      await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
      await workOn('2026-11-17')
      expect(await urges()).toEqual([])
      await workOn('2026-11-18')
      expect(await urges()).toMatchObject([
        { person_id: null, from_org_id: sent.bureau, text: '【自动催办】受理告知期限已超期1天' },
      ])
      await workOn('2026-11-19')
      expect(await urges()).toHaveLength(1)
    })

    it('comes earlier, or not at all, where the region has it so', async () => {
      await set({ yellow: true, red: false })
      await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
      await workOn('2026-11-12')
      expect(await urges()).toMatchObject([{ text: '【自动催办】距受理告知期限还剩5天' }])
      sent = await createSentCase(portal)
      await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
      await workOn('2026-11-18')
      expect(await urges()).toEqual([])
    })

    it('comes as the sender has it, whatever the region says', async () => {
      await set({ yellow: true, red: true })
      await portal.db.insertInto('urge_setting').values({ org_id: sent.bureau, yellow: false, red: false }).execute()
      await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
      await workOn('2026-11-12')
      await workOn('2026-11-18')
      expect(await urges()).toEqual([])
    })

    it('comes to nobody for a step of the own organisation', async () => {
      const own = { to_org_id: sent.bureau, to_dept_id: `${sent.bureau}-dept` }
      await portal.db.updateTable('handling_step').set(own).where('id', '=', sent.stepId).execute()
      await startUnitClock(portal, { ...sent, unit: sent.bureau }, 'K01', at('2026-11-02 09:00'))
      await workOn('2026-11-18')
      expect(await urges()).toEqual([])
    })
  })
})
