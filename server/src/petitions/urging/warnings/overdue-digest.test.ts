import { createCaseRoles, createSentCase, type SentCase, startUnitClock } from '../../../../test/limits'
import { usePortal } from '../../../../test/portal'
import { warnOfLimits } from '../warn'
import { tellOfOverdue } from './overdue-digest'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)

describe('What is overdue', () => {
  const portal = usePortal()
  let sent: SentCase

  beforeAll(() => createCaseRoles(portal))
  beforeEach(async () => {
    portal.clock.stopAt('2026-11-02T09:00:00+08:00')
    await portal.db.deleteFrom('job_run').execute()
    await portal.db.deleteFrom('message').execute()
    await portal.db.updateTable('clock').set({ state: 'stopped' }).execute()
    sent = await createSentCase(portal)
  })
  afterAll(() => portal.clock.reset())

  const night = async (day: string) => {
    portal.clock.stopAt(at(`${day} 00:10`).toISOString())
    await tellOfOverdue(portal.services)
    await warnOfLimits(portal.services)
  }
  const digests = async () => {
    const rows = portal.db.selectFrom('message').where('content', 'like', '今日仍有%').orderBy('person_id')
    return await rows.select(['person_id', 'type', 'content']).execute()
  }

  it('is told of together every day after the one on which it became so', async () => {
    await startUnitClock(portal, sent, 'K04', at('2026-11-02 09:00'))
    await startUnitClock(portal, sent, 'K02', at('2026-11-02 09:00'))
    await night('2026-11-18')
    expect(await digests()).toEqual([])
    await night('2026-11-19')
    const first = await digests()
    const text = expect.stringMatching(
      /^今日仍有2项期限超期，请尽快办理：信访件.*的签收期限已超期15天；信访件.*的受理告知期限已超期2天。$/,
    )
    expect(first).toContainEqual({ person_id: sent.people.clerk, type: '1', content: text })
    await night('2026-11-19')
    expect(await digests()).toHaveLength(first.length)
    await night('2026-11-20')
    expect(await digests()).toHaveLength(2 * first.length)
  })

  it('is named up to the tenth, and told of no longer once it is done', async () => {
    for (let count = 0; count < 12; count += 1) await startUnitClock(portal, sent, 'K05', at('2026-08-03 09:00'))
    await night('2026-11-18')
    await night('2026-11-19')
    const [{ content = '' } = {}] = await digests()
    expect([content.match(/已超期/g)?.length, content.slice(-6)]).toEqual([10, '天等12项。'])
    await portal.db.updateTable('clock').set({ state: 'stopped' }).execute()
    await portal.db.deleteFrom('message').execute()
    await night('2026-11-20')
    expect(await digests()).toEqual([])
  })
})
