import type { homeNumbers } from '@portal/shared-lib/contract/counters'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { departmentSets, personalSets } from '../../petitions/todos/sets'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type CountQuery, countTodos } from './count'

type HomeNumbers = CallAnswer<typeof homeNumbers>

/** The tiles of the home pages, each as its badge or its list would say. */
export async function readHomeNumbers(db: Db, caller: Caller, now: Date): Promise<HomeNumbers> {
  const [person, department] = [personalSets(caller), departmentSets(caller)]
  const asked: Record<keyof HomeNumbers, CountQuery> = {
    personCount: { sets: person },
    personUrgentCount: { sets: person, by: 'urgent' },
    personSoonCount: { sets: person, by: 'soon' },
    personOverdueCount: { sets: person, by: 'overdue' },
    departCount: { sets: department },
    departUnclaimedCount: { sets: departmentSets(caller, 'unclaimed') },
    departUrgentCount: { sets: department, by: 'urgent' },
    departSoonCount: { sets: department, by: 'soon' },
    departOverdueCount: { sets: department, by: 'overdue' },
  }
  const numbers = await countTodos(db, caller, Object.values(asked), now)
  return Object.fromEntries(Object.keys(asked).map((name, at) => [name, numbers[at]])) as HomeNumbers
}
