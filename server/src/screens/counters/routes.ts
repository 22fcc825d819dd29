import * as contract from '@portal/shared-lib/contract/counters'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { REPORT_TODOS, RETURNED_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { readWarningDays } from '../../petitions/clocks/lamps/days'
import { inDays } from '../../petitions/clocks/lamps/threshold'
import { departmentSets, personalSets } from '../../petitions/todos/sets'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Route, route } from '../../platform/route'
import { badgeOf, namedBadges } from './badge'
import { type CountQuery, countTodos } from './count'
import { COUNTERS } from './counters'

const counters = COUNTERS.map(counter =>
  route(counter.call, [], ({ caller, db, services }) => badgeOf(db, caller, counter, services.now())),
)

const several = route(contract.several, [], ({ args, caller, db, services }) =>
  namedBadges(db, caller, args, services.now()),
)

const homeNumbers = route(contract.homeNumbers, [], ({ caller, db, services }) =>
  readHomeNumbers(db, caller, services.now()),
)

const warningDays = route(contract.warningDays, [], async ({ caller, db, services }) => {
  const set = await readWarningDays(db, { regionCode: caller.regionCode, day: dayOf(services.now()) })
  const days = inDays(set)
  return [
    { row: 'xfbm' as const, days: days.department },
    { row: 'zrdw' as const, days: days.unit },
    { row: 'aq' as const, days: days.safe },
    { row: 'myd' as const, days: days.evaluation },
  ]
})

export const routes: Route[] = [...counters, several, homeNumbers, warningDays]

type HomeNumbers = CallAnswer<typeof contract.homeNumbers>

/** The tiles of the home pages, each as its badge or its list would say. */
async function readHomeNumbers(db: Db, caller: Caller, now: Date): Promise<HomeNumbers> {
  const [person, department] = [personalSets(caller), departmentSets(caller)]
  const asked: Record<keyof HomeNumbers, CountQuery> = {
    personCount: { sets: person },
    personUrgentCount: { sets: person, by: 'urgent' },
    personSoonCount: { sets: person, by: 'soon' },
    personOverdueCount: { sets: person, by: 'overdue' },
    personTodayCount: { sets: person, by: 'today' },
    personReturnedCount: { sets: [{ types: RETURNED_TODOS, whose: 'mine' }] },
    personReportCount: { sets: [{ types: REPORT_TODOS, whose: 'mine' }] },
    departCount: { sets: department },
    departUnclaimedCount: { sets: departmentSets(caller, 'unclaimed') },
    departUrgentCount: { sets: department, by: 'urgent' },
    departSoonCount: { sets: department, by: 'soon' },
    departOverdueCount: { sets: department, by: 'overdue' },
    departTodayCount: { sets: department, by: 'today' },
    departReturnedCount: { sets: [{ types: RETURNED_TODOS, whose: 'department' }] },
    departReportCount: { sets: [{ types: REPORT_TODOS, whose: 'department' }] },
  }
  const numbers = await countTodos(db, caller, Object.values(asked), now)
  return Object.fromEntries(Object.keys(asked).map((name, at) => [name, numbers[at]])) as HomeNumbers
}
