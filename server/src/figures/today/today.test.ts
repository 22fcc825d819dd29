import { flagUrgent, liftFlag } from '@portal/shared-lib/contract/actions'
import { errors } from '@portal/shared-lib/contract/errors'
import { acknowledge, today } from '@portal/shared-lib/contract/stats'
import { callTicket, issueTicket, missTicket } from '@portal/shared-lib/contract/tickets'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { takeOnline } from '../../intake/registration/online/receive'
import { dayOf } from '../../platform/calendar/china-time'

const THREAT = { kind: 'threat', text: '来信称若不解决将于下周到市政府门前采取过激行为。' } as const

describe('The board of a region', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const read = async (account: string, region = '') => portal.answerTo(today, { region }, await as(account))
  const alertsOn = async (account: string, petitionNo: string) =>
    (await read(account)).alerts.filter(alert => alert.petitionNo === petitionNo)
  const refused = async (account: string, id: string) =>
    (await portal.ask(acknowledge, { id }, await as(account))).message

  /** A letter that says of a threat, on which reports run. */
  async function threat() {
    const letter = await cases.letter()
    await letter.act('zs01', flagUrgent, THREAT)
    const [alert] = await alertsOn('zs07', letter.petitionNo)
    if (!alert) throw new Error('Nobody is warned')
    return { letter, alert }
  }

  it('is for whoever has its page', async () => {
    for (const account of ['zs01', 'zs05', 'rs14', 'tj17', 'sys91'])
      for (const [call, args] of [
        [today, {}],
        [acknowledge, { id: 'grave-1' }],
      ] as const)
        expect(await portal.ask(call, args, await as(account))).toMatchObject({ code: errors.forbidden.code })
    for (const id of ['grave', 'other-1', "grave-1' or 1=1", 'grave-9999999999999999999'])
      expect(await portal.ask(acknowledge, { id }, await as('zs07'))).toMatchObject({ code: errors.rule.code })
  })

  it('counts what came today, by forms that add up to all', async () => {
    await cases.letter()
    const { figures } = await read('zs07')
    const of = (id: string) => figures.total?.[figures.columns.findIndex(column => column.id === id)]?.value ?? 0
    expect(of('M01')).toBeGreaterThan(0)
    expect(of('letters') + of('M03') + of('net') + of('calls') + of('others')).toBe(of('M01'))
  })

  it('warns of a report that runs, until the last of its limits has ended', async () => {
    const { letter, alert } = await threat()
    expect(alert).toMatchObject({ kind: 'report', isOpen: true, acknowledged: [] })
    expect(alert.dueAt).not.toBeNull()
    await letter.act('zs01', liftFlag, { kind: 'threat', reason: '经核实为信访人一时气话，已书面说明。' })
    expect(await alertsOn('zs07', letter.petitionNo)).toEqual([])
    expect(await refused('zs07', alert.id)).toBe('该预警已解除或不存在，请刷新')
  })

  it('warns of a group visit of today alone', async () => {
    const letter = await cases.letter()
    const set = (more: { collective_visit: boolean } | { registered_at: Date }) =>
      portal.db.updateTable('petition').set(more).where('petition_no', '=', letter.petitionNo).execute()
    await set({ collective_visit: true })
    expect(await alertsOn('zs07', letter.petitionNo)).toMatchObject([{ kind: 'collective', dueAt: null }])
    await set({ registered_at: new Date(portal.clock.now().getTime() - 86_400_000) })
    expect(await alertsOn('zs07', letter.petitionNo)).toEqual([])
  })

  it('tells everybody who has acknowledged an alert and when, once for each organisation', async () => {
    const { letter, alert } = await threat()
    await portal.answerTo(acknowledge, { id: alert.id }, await as('zs08'))
    const office = '临江省信访局'
    const shown = { isOpen: false, acknowledged: [{ person: '王辛桐', office }] }
    expect(await alertsOn('zs07', letter.petitionNo)).toMatchObject([shown])
    expect((await alertsOn('zs07', letter.petitionNo))[0]?.acknowledged[0]?.at).toMatch(
      new RegExp(`^${dayOf(portal.clock.now())} `),
    )
    expect(await refused('zs07', alert.id)).toBe('本单位已有人确认该预警，请刷新')
    const kept = portal.db.selectFrom('audit').where('action', '=', '确认预警').select(['person_id', 'object_id'])
    expect(await kept.execute()).toEqual([{ person_id: 'demo-zs08', object_id: letter.petitionNo }])
  })

  it('shows what is not acknowledged first', async () => {
    const [{ alert }, { letter }] = [await threat(), await threat()]
    await portal.answerTo(acknowledge, { id: alert.id }, await as('zs07'))
    const { alerts, alertCount } = await read('zs07')
    expect(alertCount).toBe(alerts.length)
    const open = alerts.map(({ isOpen }) => isOpen)
    expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)))
    expect(alerts.filter(({ isOpen }) => isOpen).map(({ petitionNo }) => petitionNo)).toContain(letter.petitionNo)
  })

  it('warns nobody of what lies beyond, or of what only some may know of', async () => {
    const { letter, alert } = await threat()
    const { place_region: place } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select('place_region')
      .executeTakeFirstOrThrow()
    const elsewhere = place.startsWith('9901') ? '990200000000' : '990100000000'
    expect((await read('zs07', elsewhere)).alerts.map(({ petitionNo }) => petitionNo)).not.toContain(letter.petitionNo)
    const wall = (walled_off: boolean) =>
      portal.db.updateTable('petition').set({ walled_off }).where('petition_no', '=', letter.petitionNo).execute()
    await wall(true)
    expect(await alertsOn('zs07', letter.petitionNo)).toEqual([])
    expect(await refused('zs07', alert.id)).toBe('该预警已解除或不存在，请刷新')
    await wall(false)
    await portal.db.deleteFrom('petition_reach').execute()
    expect(await refused('sd07', alert.id)).toBe('该预警已解除或不存在，请刷新')
  })

  it('tells of each hall who waits and who is heard, by the numbers of today', async () => {
    portal.clock.stopAt(`${dayOf(portal.clock.now())}T09:40:00+08:00`)
    const issue = async () =>
      portal.answerTo(issueTicket, { windowName: '3号窗口', personCount: 2, name: '冯丙莲' }, await as('zs02'))
    const [one, other] = [await issue(), await issue(), await issue()]
    await portal.answerTo(callTicket, { ticketNo: one.ticketNo }, await as('zs02'))
    await portal.answerTo(callTicket, { ticketNo: other.ticketNo }, await as('zs02'))
    await portal.answerTo(missTicket, { ticketNo: other.ticketNo }, await as('zs02'))
    const since = `${dayOf(portal.clock.now())} 09:40:00`
    const hall = { office: '临江省信访局', waiting: 1, waitingPersons: 2, since, heard: 1, done: 0, missed: 1 }
    expect((await read('zs07')).halls).toEqual([hall])
    expect((await read('zs07', '990100000000')).halls).toEqual([])
    expect((await read('al07', '990000000000')).halls).toEqual([])
    portal.clock.reset()
  })

  it('counts what came online since the evening before, and what of it waits', async () => {
    const today = dayOf(portal.clock.now())
    const send = (sourceNo: string, at: string) =>
      portal.services.db.transaction().execute(db =>
        takeOnline(db, portal.services, {
          orgId: '990000000-xf',
          sourceOrgId: '990000000-xx',
          sourceNo,
          channel: '300',
          title: '',
          submittedAt: new Date(`${today}T${at}+08:00`),
          text: '反映小区供暖不足，请协调解决。',
          name: '冯丙莲',
          idCard: '',
          mobile: '',
          address: '',
        }),
      )
    const before = (await read('zs07')).night
    await send('YJ-1', '02:10:00')
    await send('YJ-2', '08:30:00')
    const { received, waiting } = before
    expect((await read('zs07')).night).toEqual({ received: received + 1, waiting: waiting + 1 })
    expect((await read('al07', '990000000000')).night).toEqual((await read('al07')).night)
  })

  it('names the leaders who receive today, as far as the public is told', async () => {
    const day = dayOf(portal.clock.now())
    const of = { province_code: '99', org_id: '990000000-xf', leader_id: 'demo-zs07', half: 'am' as const }
    const by = { created_by: 'demo-zs03', created_at: portal.clock.now(), day }
    await portal.db.deleteFrom('reception_day').execute()
    await portal.db
      .insertInto('reception_day')
      .values([
        { ...of, ...by, place: '一号接待室', published_at: portal.clock.now() },
        { ...of, ...by, place: '二号接待室' },
      ])
      .execute()
    const { receptions } = await read('zs07')
    expect(receptions).toMatchObject([{ office: '临江省信访局', leader: '郑庚榆', half: 'am', place: '一号接待室' }])
    expect((await read('zs07', '990100000000')).receptions).toEqual([])
  })
})
