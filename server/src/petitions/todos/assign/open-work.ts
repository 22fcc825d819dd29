import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'

interface Left {
  readonly todos: number
  readonly drafts: number
  readonly leaderCases: number
}

/** What a person would leave behind: open to-dos, petitions typed in and not registered yet, and open leader's cases, in all organisations. */
export async function openWorkOf(db: Db, personId: string): Promise<Left> {
  const count = sql<string>`count(*)`.as('count')
  const todos = db.selectFrom('todo').where('person_id', '=', personId).where('person_id', '<>', '')
  const drafts = db.selectFrom('petition_draft').where('person_id', '=', personId)
  const cases = db.selectFrom('leader_case').where('leader_id', '=', personId).where('result', '=', '')
  const [open, typed, taken] = [
    await todos.where('done_at', 'is', null).select(count).executeTakeFirstOrThrow(),
    await drafts.select(count).executeTakeFirstOrThrow(),
    await cases.select(count).executeTakeFirstOrThrow(),
  ]
  return { todos: Number(open.count), drafts: Number(typed.count), leaderCases: Number(taken.count) }
}
