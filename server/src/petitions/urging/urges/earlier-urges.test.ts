import { createCaseRoles, createSentCase, type SentCase } from '../../../../test/limits'
import { usePortal } from '../../../../test/portal'
import { countUrges, suggestsSupervision, supersedeUrge } from './earlier-urges'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)
const NOW = at('2026-11-20 09:00')

it.each([
  [2, false],
  [3, true],
  [4, true],
])('%d urges without a reply suggest a supervision: %s', (unanswered, suggested) => {
  expect(suggestsSupervision(unanswered)).toBe(suggested)
})

describe('Earlier urges of a step', () => {
  const portal = usePortal()
  let sent: SentCase

  beforeAll(() => createCaseRoles(portal))
  beforeEach(async () => {
    sent = await createSentCase(portal)
  })

  /** An urge of a time, with three days to reply to it. */
  const urged = async (when: string, more: { replied_at?: Date; superseded?: boolean } = {}) => {
    const { provinceCode, petitionId, stepId, bureau } = sent
    const of = { province_code: provinceCode, petition_id: petitionId, step_id: stepId, from_org_id: bureau }
    const replyDueAt = new Date(at(when).getTime() + 3 * 86_400_000)
    await portal.db
      .insertInto('urge')
      .values({ ...of, text: '请抓紧办理', at: at(when), reply_due_at: replyDueAt, ...more })
      .execute()
  }
  const superseded = async () => {
    const rows = await portal.db
      .selectFrom('urge')
      .where('petition_id', '=', sent.petitionId)
      .orderBy('at')
      .select('superseded')
      .execute()
    return rows.map(row => row.superseded)
  }

  it('counts those of thirty days, day by day, that nobody has answered', async () => {
    await urged('2026-10-20 23:59', { superseded: true })
    await urged('2026-10-21 00:00', { superseded: true })
    await urged('2026-11-10 09:00', { replied_at: at('2026-11-11 09:00') })
    await urged('2026-11-20 08:00')
    expect(await countUrges(portal.db, sent, NOW)).toEqual({ all: 4, unanswered: 2 })
  })

  it('counts nothing of another case', async () => {
    await urged('2026-11-10 09:00')
    expect(await countUrges(portal.db, await createSentCase(portal), NOW)).toEqual({ all: 0, unanswered: 0 })
  })

  it.each([
    ['2026-11-17 09:00', 'can be answered until its last moment', false],
    ['2026-11-17 08:59', 'makes way once its time is over', true],
  ])('one of %s %s', async (when, _, makesWay) => {
    await urged(when)
    expect(await supersedeUrge(portal.db, sent, NOW)).toBe(makesWay)
    expect(await superseded()).toEqual([makesWay])
  })

  it('that were answered or have made way stand in nobody’s way, and stay as they are', async () => {
    await urged('2026-11-19 09:00', { replied_at: at('2026-11-19 10:00') })
    expect(await supersedeUrge(portal.db, sent, NOW)).toBe(true)
    expect(await superseded()).toEqual([false])
  })
})
