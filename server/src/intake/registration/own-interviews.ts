import { openTodosOf } from '../../petitions/todos/open-todos'
import { SETS } from '../../petitions/todos/sets'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Numbers of tickets and ids of joint receptions that wait for the caller: what the badge of 来访登记 counts. */
export async function ownInterviews(db: Db, caller: Caller, at: Date): Promise<ReadonlySet<string>> {
  const rows = await openTodosOf(db, caller, SETS.interviews(), at).select('todo.ref_id').execute()
  return new Set(rows.map(({ ref_id }) => ref_id))
}
