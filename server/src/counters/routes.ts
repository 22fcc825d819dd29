import * as contract from '@portal/shared-lib/contract/counters'
import { dayOf, startOfDay } from '../calendar/china-time'
import { urgentBefore } from '../calendar/lamps'
import type { Db } from '../database/connect'
import { type Route, route } from '../http/route'
import type { Caller } from '../identity/caller'
import { countDueBefore, countOpenTodos, type Whose } from '../todos/open-todos'

const personalTodos = route(contract.personalTodos, [], ({ caller, db, services }) =>
  badge(db, caller, 'personal', services.now()),
)

const departmentTodos = route(contract.departmentTodos, [], ({ caller, db, services }) =>
  badge(db, caller, 'department', services.now()),
)

const homeNumbers = route(contract.homeNumbers, [], async ({ caller, db, services }) => {
  const now = services.now()
  const today = startOfDay(dayOf(now))
  const [person, department] = [await badge(db, caller, 'personal', now), await badge(db, caller, 'department', now)]
  return {
    personCount: person.total,
    personUrgentCount: person.urgent,
    personOverdueCount: await countDueBefore(db, caller, 'personal', today),
    departCount: department.total,
    departUnclaimedCount: await countOpenTodos(db, caller, 'unclaimed'),
    departUrgentCount: department.urgent,
    departOverdueCount: await countDueBefore(db, caller, 'department', today),
  }
})

export const routes: Route[] = [personalTodos, departmentTodos, homeNumbers]

async function badge(db: Db, caller: Caller, whose: Whose, now: Date) {
  return {
    total: await countOpenTodos(db, caller, whose),
    urgent: await countDueBefore(db, caller, whose, urgentBefore(now)),
  }
}
