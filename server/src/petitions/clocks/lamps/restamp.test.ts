import { createCaseRoles, createSentCase, createUnitTodo, type SentCase, startUnitClock } from '../../../../test/limits'
import { usePortal } from '../../../../test/portal'
import { endOfDay, startOfDay } from '../../../platform/calendar/china-time'
import { extendClock } from '../extend'
import { LAMP_THRESHOLDS } from './lamps'
import { keepThresholds } from './restamp'

const at = (day: string) => new Date(`${day}T09:00:00+08:00`)

describe('When the lamp of a limit turns', () => {
  const portal = usePortal()
  let sent: SentCase

  beforeAll(() => createCaseRoles(portal))
  beforeEach(async () => {
    portal.clock.stopAt('2026-11-02T09:00:00+08:00')
    await portal.db.deleteFrom('job_run').execute()
    sent = await createSentCase(portal)
  })
  afterAll(() => portal.clock.reset())

  const thresholdsIn = (table: 'clock' | 'todo') =>
    portal.db
      .selectFrom(table)
      .where('petition_id', '=', sent.petitionId)
      .select(['due_at', ...LAMP_THRESHOLDS])
      .executeTakeFirstOrThrow()
  const turning = (due: string, calm: string, yellow: string, orange: string) => ({
    due_at: endOfDay(due),
    calm_at: startOfDay(calm),
    yellow_at: startOfDay(yellow),
    orange_at: startOfDay(orange),
  })
  const setForRegion = (name: string, value: unknown, valid_from: string) =>
    portal.db
      .insertInto('rule_param')
      .values({ name, region_code: '990102000000', value: JSON.stringify(value), valid_from })
      .execute()

  it('is the same for the clock and for the to-do: half of the unit’s days for 受理告知', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02'))
    await createUnitTodo(portal, sent, '', endOfDay('2026-11-17'))
    const thresholds = turning('2026-11-17', '2026-11-02', '2026-11-12', '2026-11-15')
    expect([await thresholdsIn('clock'), await thresholdsIn('todo')]).toEqual([thresholds, thresholds])
  })

  it('moves with an extension, and with it the to-do', async () => {
    await startUnitClock(portal, sent, 'K05', at('2026-09-10'))
    await createUnitTodo(portal, sent, '', endOfDay('2026-11-09'))
    const { provinceCode, petitionId } = sent
    await extendClock(portal.db, { provinceCode, petitionId }, 30, at('2026-11-02'))
    const thresholds = turning('2026-12-09', '2026-11-24', '2026-11-29', '2026-12-05')
    expect([await thresholdsIn('clock'), await thresholdsIn('todo')]).toEqual([thresholds, thresholds])
  })

  it('is that of the region from the day on which it holds, by the length of each limit', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02'))
    await createUnitTodo(portal, sent, '', endOfDay('2026-11-17'))
    const asDelivered = await thresholdsIn('todo')
    await setForRegion('warn.unit', { percentUsed: 50 }, '2026-11-03')
    await keepThresholds(portal.services)
    expect(await thresholdsIn('todo')).toEqual(asDelivered)
    portal.clock.stopAt('2026-11-03T00:10:00+08:00')
    await Promise.all([keepThresholds(portal.services), keepThresholds(portal.services)])
    const thresholds = turning('2026-11-17', '2026-11-02', '2026-11-10', '2026-11-14')
    expect([await thresholdsIn('clock'), await thresholdsIn('todo')]).toEqual([thresholds, thresholds])
  })
})
