import { createCaseRoles, createSentCase, type SentCase } from '../../../test/limits'
import { usePortal } from '../../../test/portal'
import { CALENDAR } from '../../platform/calendar/cases/calendar'
import { addDays, endOfDay } from '../../platform/calendar/china-time'
import { readCalendar } from '../../platform/calendar/read-calendar'
import { extendClock } from './extend'
import { pauseClocks, resumeClocks } from './pause'
import { type NewClock, startClock } from './start'
import { stopClocks } from './stop'

const at = (text: string) => new Date(`${text}T10:00:00+08:00`)

describe('The calendar of a new database', () => {
  const portal = usePortal()

  it('is that of the two notices', async () => {
    const calendar = await readCalendar(portal.db)
    const days = Array.from({ length: 730 }, (_, number) => addDays('2025-01-01', number))
    const shown = (day: string) => [day, calendar.kindOf(day), calendar.nameOf(day)]
    expect(days.map(shown)).toEqual(days.map(day => [day, CALENDAR.kindOf(day), CALENDAR.nameOf(day)]))
    expect([2024, 2025, 2026, 2027].map(calendar.knows)).toEqual([false, true, true, false])
  })
})

describe('A clock', () => {
  const portal = usePortal()
  let sent: SentCase

  beforeAll(async () => {
    await createCaseRoles(portal)
    await portal.db
      .insertInto('region')
      .values([
        { region_code: '990000000000', region_name: '临江省', region_type: '1', parent_code: null },
        { region_code: '990100000000', region_name: '安澜市', region_type: '2', parent_code: null },
      ])
      .execute()
  })
  beforeEach(async () => {
    sent = await createSentCase(portal)
  })
  afterEach(() => portal.db.deleteFrom('rule_param').execute())

  const start = (more: Partial<NewClock>) =>
    startClock(portal.db, {
      provinceCode: sent.provinceCode,
      petitionId: sent.petitionId,
      stepId: sent.stepId,
      type: 'K04',
      orgId: sent.unit,
      regionCode: '990102000000',
      startAt: at('2026-11-20'),
      ...more,
    })
  const set = (name: string, region_code: string, value: unknown, valid_from: string, valid_to?: string) =>
    portal.db
      .insertInto('rule_param')
      .values({ name, region_code, value: JSON.stringify(value), valid_from, valid_to })
      .execute()
  const rowOf = (id: string) => portal.db.selectFrom('clock').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const of = () => ({ provinceCode: sent.provinceCode, petitionId: sent.petitionId })

  it('is as long as the regulation says where no region has set anything', async () => {
    const { id, dueAt } = await start({})
    expect(dueAt).toEqual(endOfDay('2026-12-07'))
    expect(await rowOf(id)).toMatchObject({
      state: 'running',
      unit: 'day',
      length: 15,
      due_at: dueAt,
      lamp_told: 'none',
    })
  })

  it('is as long as the nearest region has set', async () => {
    await set('limit.K04', '990000000000', { length: 10 }, '2026-01-01')
    expect((await start({})).dueAt).toEqual(endOfDay('2026-11-30'))
    await set('limit.K04', '990100000000', { length: 5, unit: 'workday' }, '2026-01-01')
    expect((await start({})).dueAt).toEqual(endOfDay('2026-11-27'))
    expect((await start({ regionCode: '990200000000' })).dueAt).toEqual(endOfDay('2026-11-30'))
    expect((await start({ type: 'K05' })).dueAt).toEqual(endOfDay('2027-01-19'))
  })

  it('is as long as was set on the day on which it starts', async () => {
    await set('limit.K04', '990000000000', { length: 10 }, '2026-01-01', '2026-11-19')
    await set('limit.K04', '990000000000', { length: 20 }, '2026-11-21')
    const dueFrom = async (day: string) => (await start({ startAt: at(day) })).dueAt
    expect(await dueFrom('2026-11-19')).toEqual(endOfDay('2026-11-30'))
    expect(await dueFrom('2026-11-20')).toEqual(endOfDay('2026-12-07'))
    expect(await dueFrom('2026-11-21')).toEqual(endOfDay('2026-12-11'))
  })

  it('may be given its length, its due date, and a limit from above', async () => {
    expect((await start({ length: 3 })).dueAt).toEqual(endOfDay('2026-11-23'))
    const byHand = await start({ type: 'K07', dueAt: endOfDay('2026-12-10') })
    expect(await rowOf(byHand.id)).toMatchObject({ due_at: endOfDay('2026-12-10'), length: null })
    const capAt = endOfDay('2026-12-01')
    expect((await start({ capAt })).dueAt).toEqual(capAt)
    expect((await start({ capAt, dueAt: endOfDay('2026-12-10') })).dueAt).toEqual(capAt)
  })

  it('stops with the others that are meant, once', async () => {
    const [k04, k05] = [await start({}), await start({ type: 'K05' })]
    const other = await start({ type: 'K04', stepId: null })
    const meant = { ...of(), stepId: sent.stepId, types: ['K04' as const] }
    expect(await stopClocks(portal.db, meant, at('2026-11-21'), '已告知')).toBe(1)
    expect(await stopClocks(portal.db, meant, at('2026-11-22'), '再次')).toBe(0)
    expect(await rowOf(k04.id)).toMatchObject({ state: 'stopped', closed_at: at('2026-11-21'), result: '已告知' })
    expect((await rowOf(k05.id)).state).toBe('running')
    expect((await rowOf(other.id)).state).toBe('running')
    expect(await stopClocks(portal.db, of(), at('2026-11-22'), '并案')).toBe(2)
  })

  it('that may stand gets the days back in which it stood', async () => {
    const { id } = await start({ type: 'K05', startAt: at('2026-08-02') })
    const k04 = await start({})
    expect(await pauseClocks(portal.db, of(), at('2026-08-10'), '听证')).toBe(1)
    expect((await rowOf(k04.id)).state).toBe('running')
    expect(await pauseClocks(portal.db, of(), at('2026-08-11'), '听证')).toBe(0)
    expect(await resumeClocks(portal.db, of(), at('2026-08-19'))).toBe(1)
    expect(await rowOf(id)).toMatchObject({ state: 'running', paused_days: 9, due_at: endOfDay('2026-10-10') })

    await pauseClocks(portal.db, of(), at('2026-08-20'), '鉴定')
    await resumeClocks(portal.db, of(), at('2026-08-21'))
    expect(await rowOf(id)).toMatchObject({ paused_days: 10, due_at: endOfDay('2026-10-12') })
    const pauses = portal.db.selectFrom('clock_pause').where('clock_id', '=', id).orderBy('from_at')
    expect(await pauses.select(['reason', 'until_at']).execute()).toEqual([
      { reason: '听证', until_at: at('2026-08-19') },
      { reason: '鉴定', until_at: at('2026-08-21') },
    ])
  })

  it('that stops while it stands stands no longer', async () => {
    const { id } = await start({ type: 'K05' })
    await pauseClocks(portal.db, of(), at('2026-11-21'), '听证')
    expect(await stopClocks(portal.db, of(), at('2026-11-23'), '撤回')).toBe(1)
    const pause = await portal.db.selectFrom('clock_pause').where('clock_id', '=', id).selectAll().execute()
    expect(pause).toMatchObject([{ until_at: at('2026-11-23') }])
    expect(await resumeClocks(portal.db, of(), at('2026-11-24'))).toBe(0)
  })

  it('is extended from its own last day, and warned of anew', async () => {
    const { id } = await start({ type: 'K05', startAt: at('2026-03-02') })
    expect((await rowOf(id)).due_at).toEqual(endOfDay('2026-05-06'))
    await portal.db.updateTable('clock').set({ lamp_told: 'orange' }).where('id', '=', id).execute()
    const meant = { ...of(), types: ['K05' as const] }
    expect(await extendClock(portal.db, meant, 15, at('2026-05-06'))).toEqual(endOfDay('2026-05-18'))
    expect(await rowOf(id)).toMatchObject({ extended_days: 15, lamp_told: 'none', due_at: endOfDay('2026-05-18') })
  })

  it('set by hand is extended in natural days, which roll', async () => {
    await start({ type: 'K07', dueAt: endOfDay('2026-12-10') })
    expect(await extendClock(portal.db, { ...of(), types: ['K07'] }, 9, at('2026-12-10'))).toEqual(
      endOfDay('2026-12-21'),
    )
  })

  it('is not extended where none is open', async () => {
    expect(await extendClock(portal.db, of(), 15, at('2026-12-10'))).toBeUndefined()
  })
})
