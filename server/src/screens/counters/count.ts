import type { ApprovalTodo } from '@portal/shared-lib/contract/rules/todo-names'
import { sql } from 'kysely'
import { countEntrusted } from '../../approvals/waiting/waiting'
import { entrustedDocuments } from '../../official-documents/entrusted'
import { numbersOfSets } from '../../petitions/todos/count-sets'
import type { Pressing } from '../../petitions/todos/pressing'
import type { TodoSet } from '../../petitions/todos/sets'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { PREPARED } from '../../platform/database/prepared'

/** What is counted: open to-dos, and those approvals that others have entrusted to the caller. */
export interface Counted {
  readonly sets: readonly TodoSet[]
  readonly entrusted?: ApprovalTodo | 'documentApproval'
}

/** A number that is asked for: all of it, or what of it presses. */
export interface CountQuery extends Counted {
  readonly by?: Pressing
}

/** Numbers of open to-dos, in the order in which they were asked for: one statement for all of them. */
export async function countTodos(db: Db, caller: Caller, asked: readonly CountQuery[], now: Date): Promise<number[]> {
  if (!asked.length) return []
  const row = await countingQuery(db, caller, asked, now).executeTakeFirstOrThrow()
  return asked.map((_, at) => Number(row[nameOf(at)]))
}

/** Each number from the counters where they hold it, else along an index of the open to-dos. */
export function countingQuery(db: Db, caller: Caller, asked: readonly CountQuery[], now: Date) {
  const { from, numbers } = numbersOfSets(caller, asked, now)
  const sums = asked.map(({ entrusted, by }, at) => {
    const [sets, more] = [numbers[at], entrusted && entrustedOf(db, caller, entrusted, now, by)]
    return sql<string>`${sets}${more ? sql` + (${more})` : sql``}`.as(nameOf(at))
  })
  return db.selectFrom(from).select(sums).modifyFront(PREPARED)
}

const nameOf = (at: number) => `n${at}`

/** The approval of an official document has no limit: none ever presses. */
function entrustedOf(db: Db, caller: Caller, type: NonNullable<Counted['entrusted']>, now: Date, by?: Pressing) {
  if (type !== 'documentApproval') return countEntrusted(db, caller, now, type, by)
  if (by !== undefined) return sql`0`
  return db.selectFrom(entrustedDocuments(db, caller, now).as('entrusted')).select(sql`count(*)`.as('count'))
}
