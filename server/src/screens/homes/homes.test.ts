import { homeNumbers } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import { agenda, openedLast, ownWeek } from '@portal/shared-lib/contract/homes'
import { petition } from '@portal/shared-lib/contract/petitions'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { useCases } from '../../../test/cases'
import { listed } from '../../../test/lists-behind'
import { usePortal } from '../../../test/portal'
import { createTodo } from '../../../test/todos'
import { wallOff } from '../../../test/walls'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'

const LISTS = { personal: 'v_dbx_personal', department: 'v_dbx_depart' } as const
const DAYS = [-1, 0, 1, 3, 4, 7, 8, 13]
const END_OF_DAY_MS = 86_399_999

describe('What home pages show of the own work', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  /** At both ends of the days at which the bands meet, and without a limit. */
  beforeAll(async () => {
    const clerk = getCaller('zs05')
    const mine = { personId: clerk.personId }
    for (const days of DAYS) {
      const start = startOfDay(addDays(dayOf(portal.clock.now()), days))
      for (const dueAt of [start, new Date(start.getTime() + END_OF_DAY_MS)])
        await createTodo(portal.db, clerk, 'handle', { ...mine, dueAt })
    }
    await createTodo(portal.db, clerk, 'handle', mine)
  })

  it.each(['zs05', 'zs06', 'rs12', 'xz12'])('counts for %s what the list under its conditions has', async account => {
    const token = await cases.tokenOf(account)
    const { whose, bands, days } = await portal.answerTo(agenda, {}, { token })
    if (whose === '') throw new Error(`${account} has no to-dos`)
    const numbers = await portal.answerTo(homeNumbers, {}, { token })
    const all = whose === 'personal' ? numbers.personCount : numbers.departCount
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(all)
    for (const { conditions, count } of [...bands, ...days.map(({ due, ...day }) => ({ ...day, count: due }))]) {
      const rows = await listed(LISTS[whose], { conditions })(portal, token, new Set())
      expect([conditions, count]).toEqual([conditions, rows.length])
    }
  })

  it('parts all days without a gap, today first', async () => {
    const { bands, days } = await portal.answerTo(agenda, {}, await as('zs05'))
    const countOf = (name: string) => bands.find(({ key }) => key === name)?.count ?? 0
    const today = dayOf(portal.clock.now())
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, at) => addDays(today, at)))
    const dueIn = (first: number, last: number) => days.slice(first, last + 1).reduce((sum, { due }) => sum + due, 0)
    expect([countOf('today'), countOf('days3'), countOf('days7')]).toEqual([dueIn(0, 0), dueIn(1, 3), dueIn(4, 7)])
    expect(countOf('later')).toBeGreaterThanOrEqual(dueIn(8, 13))
    for (const { key, count } of bands) expect([key, count > 0]).toEqual([key, true])
  })

  it('counts nothing for who has no to-dos', async () => {
    expect(await portal.answerTo(agenda, {}, await as('sys91'))).toEqual({ whose: '', bands: [], days: [] })
    expect(await portal.ask(agenda, {})).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('has what came to somebody in the week and what they did, by days, and nothing of others', async () => {
    const [clerk, today] = [getCaller('zs05'), dayOf(portal.clock.now())]
    const before = await portal.answerTo(ownWeek, {}, await as('zs05'))
    expect(before.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, at) => addDays(today, at - 6)))
    const at = (days: number) => startOfDay(addDays(today, -days))
    const came = (days: number, personId = clerk.personId, type: 'handle' | 'approval' = 'handle') =>
      createTodo(portal.db, clerk, type, { personId, createdAt: at(days) })
    // Of a colleague, of nobody, of no list, and before the week: none of them is counted.
    for (const other of [came(1, 'demo-zs06'), came(1, ''), came(1, clerk.personId, 'approval'), came(7)]) await other
    const ids = [await came(6), await came(1), await came(0)]
    const did = (id: string | undefined, days: number, by: string) =>
      portal.db
        .updateTable('todo')
        .set({ done_at: at(days), done_by: by })
        .where('id', '=', id ?? '')
        .execute()
    await did(ids[0], 2, clerk.personId)
    await did(ids[1], 0, 'demo-zs06')
    await did(ids[2], 0, clerk.personId)
    const after = await portal.answerTo(ownWeek, {}, await as('zs05'))
    const more = after.map(({ came: now, done }, day) => [
      now - (before[day]?.came ?? 0),
      done - (before[day]?.done ?? 0),
    ])
    expect(more).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ])
    expect(await portal.ask(ownWeek, {}, await as('zs07'))).toMatchObject({ code: errors.forbidden.code })
    expect(await portal.ask(ownWeek, {})).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('has the petitions that somebody opened, the last first, and none that is kept from them since', async () => {
    const [first, second, third] = [await cases.letter(), await cases.letter(), await cases.letter()]
    for (const { petitionNo } of [first, second, third, first])
      await portal.answerTo(petition, { petitionNo }, await as('zs05'))
    await wallOff(portal.db, third.petitionNo, ['demo-zs01'])
    const opened = await portal.answerTo(openedLast, {}, await as('zs05'))
    expect(opened.map(({ petitionNo }) => petitionNo)).toEqual([first.petitionNo, second.petitionNo])
    expect(await portal.answerTo(openedLast, {}, await as('zs06'))).toEqual([])
    expect(await portal.answerTo(openedLast, {}, await as('sys91'))).toEqual([])
  })
})
