import { createPerson } from '../../../test/factories'
import {
  createCaseRoles,
  createSentCase,
  createUnitTodo,
  messagesOf,
  type SentCase,
  startUnitClock,
} from '../../../test/limits'
import { usePortal } from '../../../test/portal'
import { extendClock } from '../clocks/extend'
import { startClock } from '../clocks/start'
import { warnOfLimits } from './warn'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)

describe('Every day', () => {
  const portal = usePortal()
  let sent: SentCase

  beforeAll(() => createCaseRoles(portal))
  beforeEach(async () => {
    portal.clock.stopAt('2026-11-02T09:00:00+08:00')
    await portal.db.deleteFrom('job_run').execute()
    await portal.db.updateTable('clock').set({ state: 'stopped' }).execute()
    sent = await createSentCase(portal)
  })
  afterAll(() => portal.clock.reset())

  const workOn = async (day: string, time = '00:10') => {
    portal.clock.stopAt(at(`${day} ${time}`).toISOString())
    await warnOfLimits(portal.services)
  }
  const told = () => messagesOf(portal, sent)
  const setForRegion = (name: string, value: unknown) =>
    portal.db
      .insertInto('rule_param')
      .values({ name, region_code: '990102000000', value: JSON.stringify(value), valid_from: '2026-01-01' })
      .execute()

  it('the caseworkers are told of a limit that comes near, once', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await workOn('2026-11-11')
    expect(await told()).toEqual([])
    await workOn('2026-11-12')
    const warning = ['clerk', '1', '信访件距受理告知期限还剩5天，请及时处理。']
    expect(await told()).toEqual([warning])
    await workOn('2026-11-13')
    expect(await told()).toEqual([warning])
  })

  it('the leader of the department is told too where it is pressing', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await workOn('2026-11-15')
    const text = '信访件距受理告知期限还剩2天，请及时处理。'
    expect(await told()).toEqual([
      ['clerk', '1', text],
      ['head', '1', text],
    ])
  })

  it('the leader of the unit and the sender are told too where it is overdue', async () => {
    await startUnitClock(portal, sent, 'K05', at('2026-08-04 09:00'))
    await setForRegion('urge.auto', { yellow: false, red: false })
    await workOn('2026-10-10')
    const text = '信访件的办结期限已超期2天，请尽快办理。'
    expect(await told()).toEqual(['chief', 'clerk', 'head', 'sender'].map(name => [name, '2', text]))
    await workOn('2026-10-11')
    expect(await told()).toHaveLength(4)
    await portal.db.deleteFrom('rule_param').execute()
  })

  it('whoever has the to-do is told in place of the department', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    const colleague = await createPerson(portal.db, { organisations: [sent.unit], roles: ['R12'] })
    await createUnitTodo(portal, sent, colleague.id)
    await workOn('2026-11-12')
    expect((await told()).map(([name]) => name)).toEqual([colleague.id])
  })

  it('nobody is told who may not know of a walled petition', async () => {
    const walled = { province_code: sent.provinceCode, petition_id: sent.petitionId, person_id: sent.people.head }
    await portal.db.updateTable('petition').set({ walled_off: true }).where('id', '=', sent.petitionId).execute()
    await portal.db.insertInto('petition_access').values(walled).execute()
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await workOn('2026-11-15')
    expect((await told()).map(([name]) => name)).toEqual(['head'])
  })

  it('nobody is told who has left', async () => {
    await portal.db.updateTable('person').set({ in_use: false }).where('id', '=', sent.people.clerk).execute()
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await workOn('2026-11-12')
    expect(await told()).toEqual([])
  })

  it('nothing is told of clocks that have stopped, stand, or are not warned of', async () => {
    const [stopped, paused] = [
      await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00')),
      await startUnitClock(portal, sent, 'K05', at('2026-09-10 09:00')),
    ]
    await startUnitClock(portal, sent, 'K20', at('2026-11-02 09:00'))
    await portal.db.updateTable('clock').set({ state: 'stopped' }).where('id', '=', stopped).execute()
    await portal.db.updateTable('clock').set({ state: 'paused' }).where('id', '=', paused).execute()
    await workOn('2026-12-20')
    expect(await told()).toEqual([])
  })

  it('an extended limit is warned of anew when it comes near again', async () => {
    await startUnitClock(portal, sent, 'K05', at('2026-09-10 09:00'))
    await workOn('2026-10-30')
    expect(await told()).toHaveLength(1)
    await extendClock(
      portal.db,
      { provinceCode: sent.provinceCode, petitionId: sent.petitionId },
      30,
      at('2026-10-30 09:00'),
    )
    await workOn('2026-11-05')
    expect(await told()).toHaveLength(1)
    await workOn('2026-11-29')
    expect(await told()).toEqual([
      ['clerk', '2', '信访件距办结期限还剩10天，请及时处理。'],
      ['clerk', '2', '信访件距办结期限还剩10天，请及时处理。'],
    ])
  })

  it('a region may have itself warned earlier', async () => {
    await setForRegion('warn.unit', 20)
    await startUnitClock(portal, sent, 'K05', at('2026-10-01 09:00'))
    await workOn('2026-11-10')
    expect(await told()).toEqual([['clerk', '2', '信访件距办结期限还剩20天，请及时处理。']])
    await portal.db.deleteFrom('rule_param').execute()
  })

  it('windows that are over lapse, and nobody is warned of it', async () => {
    const objection = await startUnitClock(portal, sent, 'K03', at('2026-11-02 09:00'))
    await workOn('2026-11-10')
    const row = portal.db.selectFrom('clock').where('id', '=', objection).selectAll()
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      state: 'lapsed',
      closed_at: new Date('2026-11-09T23:59:59+08:00'),
    })
    expect(await told()).toEqual([])
  })

  it('begins at ten past midnight', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await workOn('2026-11-11')
    await workOn('2026-11-12', '00:09')
    expect(await told()).toEqual([])
    await workOn('2026-11-12', '00:10')
    expect(await told()).toHaveLength(1)
  })

  it('is done once, however many servers there are', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    portal.clock.stopAt(at('2026-11-12 08:00').toISOString())
    await Promise.all(Array.from({ length: 6 }, () => warnOfLimits(portal.services)))
    await warnOfLimits(portal.services)
    expect(await told()).toHaveLength(1)
    expect(
      await portal.db.selectFrom('job_run').select(['name', 'day']).where('name', '=', 'warnings').execute(),
    ).toEqual([{ name: 'warnings', day: '2026-11-12' }])
  })

  it('goes on where a server ended midway, without telling anybody twice', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await workOn('2026-11-12')
    await portal.db.deleteFrom('job_run').execute()
    await startUnitClock(portal, sent, 'K05', at('2026-09-20 09:00'))
    await workOn('2026-11-12', '00:20')
    expect((await told()).map(([, type]) => type)).toEqual(['1', '2'])
  })

  it('gets through more clocks than it reads at once', async () => {
    for (let count = 0; count < 205; count += 1) await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await workOn('2026-11-12')
    expect(await told()).toHaveLength(205)
  })

  it('is told to nobody in a clock without a step but to the office that registered it', async () => {
    const { provinceCode, petitionId, bureau: orgId } = sent
    const of = { provinceCode, petitionId, stepId: null, orgId, regionCode: '990102000000' }
    await startClock(portal.db, { ...of, type: 'K01', startAt: at('2026-11-02 09:00') })
    await workOn('2026-11-14')
    expect(await told()).toEqual([['sender', '1', '信访件距分办期限还剩3天，请及时处理。']])
  })
})
