import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'

export type Whose = 'department' | 'personal'

/** Open to-dos in the post in which the caller acts: all of its department, or those the caller has claimed there. */
export function openTodosOf(db: Db, caller: Caller, whose: Whose) {
  const open = db
    .selectFrom('todo')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.dept_id', '=', caller.deptId)
    .where('todo.done_at', 'is', null)
  // The second condition is what the partial index todo_personal asks for.
  return whose === 'department'
    ? open
    : open.where('todo.person_id', '=', caller.personId).where('todo.person_id', '<>', '')
}

/** How many they are, from the counters. */
export async function countOpenTodos(db: Db, caller: Caller, whose: Whose | 'unclaimed'): Promise<number> {
  const counters = db
    .selectFrom('todo_counter')
    .where('province_code', '=', caller.provinceCode)
    .where('dept_id', '=', caller.deptId)
  const holder = { personal: caller.personId, unclaimed: '' }
  const ofHolder = whose === 'department' ? counters : counters.where('person_id', '=', holder[whose])
  const { count } = await ofHolder
    .select(eb => eb.fn.sum<string | null>('open_count').as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of them are due before an instant. */
export async function countDueBefore(db: Db, caller: Caller, whose: Whose, instant: Date): Promise<number> {
  const { count } = await openTodosOf(db, caller, whose)
    .where('todo.due_at', '<', instant)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
