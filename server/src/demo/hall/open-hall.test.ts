import { receptionDays } from '@portal/shared-lib/contract/receptions'
import { tickets } from '@portal/shared-lib/contract/tickets'
import { usePortal } from '../../../test/portal'
import { openHall } from './open-hall'

describe('The hall of the demonstration', () => {
  const portal = usePortal({ database: 'demo' })
  const ticketsAt = async (moment: string) => {
    portal.clock.stopAt(moment)
    await openHall(portal.services)
    const shown = await portal.answerTo(tickets, {}, { token: await portal.signInAs('zs03') })
    portal.clock.reset()
    return shown.map(({ state, issuedAt }) => [state, issuedAt.slice(0, 10)])
  }

  it('has visitors of today in every state, once a day, however early it is looked at', async () => {
    const states = ['5', '2', '9', '2', '1', '1', '1', '1']
    for (const moment of ['2026-11-20T10:00:00+08:00', '2026-11-20T15:00:00+08:00', '2026-11-21T00:05:00+08:00']) {
      expect(await ticketsAt(moment)).toEqual(states.map(state => [state, moment.slice(0, 10)]))
    }
  })

  it('has leaders who receive twice a week and today, as is published, once', async () => {
    const planned = async (moment: string) => {
      await ticketsAt(moment)
      const days = await portal.answerTo(receptionDays, { month: '2026-12' }, { token: await portal.signInAs('zs05') })
      return days.map(({ day, leader, isPublished }) => [day.slice(8), leader, isPublished])
    }
    const turns = ['01', '03', '08', '10', '15', '17', '22', '24', '29', '31']
    const all = turns.map(day => [day, Number(day) % 7 === 1 ? '郑庚榆' : '冯甲蓉', true])
    const wednesday = [['09', '冯甲蓉', true]]
    const expected = [...all.slice(0, 3), ...wednesday, ...all.slice(3)]
    expect(await planned('2026-12-09T10:00:00+08:00')).toEqual(expected)
    expect(await planned('2026-12-10T10:00:00+08:00')).toEqual(expected)
  })
})
