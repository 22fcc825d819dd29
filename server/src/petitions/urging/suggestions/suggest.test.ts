import { createPerson, createRole } from '../../../../test/factories'
import { createCaseRoles, createSentCase, type SentCase, startUnitClock } from '../../../../test/limits'
import { usePortal } from '../../../../test/portal'
import { warnOfLimits } from '../warn'
import { suggestForIdle } from './no-progress'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)

describe('That a case is supervised', () => {
  const portal = usePortal()
  let sent: SentCase

  beforeAll(async () => {
    await createCaseRoles(portal)
    await createRole(portal.db, 'R09', [])
  })
  beforeEach(async () => {
    portal.clock.stopAt('2026-11-02T09:00:00+08:00')
    await portal.db.deleteFrom('job_run').execute()
    await portal.db.updateTable('clock').set({ state: 'stopped' }).execute()
    sent = await createSentCase(portal)
  })
  afterAll(() => portal.clock.reset())

  const supervised = () => createPerson(portal.db, { organisations: [sent.bureau], roles: ['R09'] })
  const night = async (day: string, job: typeof warnOfLimits) => {
    portal.clock.stopAt(at(`${day} 00:10`).toISOString())
    await job(portal.services)
  }
  const suggested = async () => {
    const rows = portal.db.selectFrom('todo').where('petition_id', '=', sent.petitionId)
    const found = await rows.where('todo_type', '=', 'superviseSuggestion').select(['org_id', 'ref_id']).execute()
    return found.map(({ org_id, ref_id }) => [org_id, ref_id])
  }
  const said = async () => {
    const rows = portal.db.selectFrom('timeline').where('petition_id', '=', sent.petitionId)
    return await rows.select(['action', 'text', 'shared']).execute()
  }

  it('is suggested where a limit is overdue, to the supervisors of the bureau that sent it', async () => {
    await supervised()
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await night('2026-11-17', warnOfLimits)
    expect(await suggested()).toEqual([])
    await night('2026-11-18', warnOfLimits)
    await night('2026-11-19', warnOfLimits)
    expect(await suggested()).toEqual([[sent.bureau, 'overdue']])
    expect(await said()).toEqual([{ action: '督办建议', text: '期限已过', shared: false }])
  })

  it('is not where there are no supervisors, nor for a reminder to sign', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await night('2026-11-18', warnOfLimits)
    expect(await suggested()).toEqual([])
    await supervised()
    await startUnitClock(portal, sent, 'K02', at('2026-11-18 09:00'))
    await night('2026-11-30', warnOfLimits)
    expect(await suggested()).toEqual([])
  })

  it('is suggested where half of the time for handling has passed without a record of it, once', async () => {
    await supervised()
    // Sixty days, and a Sunday gives way: half of them have passed on 2 December.
    await startUnitClock(portal, sent, 'K05', at('2026-11-02 09:00'))
    await night('2026-12-02', suggestForIdle)
    expect(await suggested()).toEqual([])
    await night('2026-12-03', suggestForIdle)
    await night('2026-12-04', suggestForIdle)
    expect(await suggested()).toEqual([[sent.bureau, 'noProgress']])
    expect(await said()).toEqual([{ action: '督办建议', text: '办理期限过半仍无过程记录', shared: false }])
  })

  it('is not where something was recorded', async () => {
    const supervisor = await supervised()
    await startUnitClock(portal, sent, 'K05', at('2026-11-02 09:00'))
    const of = { province_code: sent.provinceCode, petition_id: sent.petitionId, step_id: sent.stepId }
    const record = { kind: '1', text: '到现场查看。', person_id: supervisor.id, at: at('2026-11-10 09:00') }
    await portal.db
      .insertInto('process_record')
      .values({ ...of, ...record })
      .execute()
    await night('2026-12-03', suggestForIdle)
    expect(await suggested()).toEqual([])
  })
})
