import { homeNumbers } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import { agenda, openedLast } from '@portal/shared-lib/contract/homes'
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
