import { sql } from 'kysely'
import type { Db } from '../../database/connect'

/** What a person would leave behind: open to-dos, and petitions typed in and not registered yet, in all organisations. */
export async function leftWith(db: Db, personId: string): Promise<{ todos: number; drafts: number }> {
  const count = sql<string>`count(*)`.as('count')
  const todos = db.selectFrom('todo').where('person_id', '=', personId).where('person_id', '<>', '')
  const drafts = db.selectFrom('petition_draft').where('person_id', '=', personId)
  const [open, typed] = [
    await todos.where('done_at', 'is', null).select(count).executeTakeFirstOrThrow(),
    await drafts.select(count).executeTakeFirstOrThrow(),
  ]
  return { todos: Number(open.count), drafts: Number(typed.count) }
}
