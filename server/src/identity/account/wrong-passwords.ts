import { sql } from 'kysely'
import type { Db } from '../../database/connect'
import type { Caller } from '../caller'

export const PASSWORD_ACTION = 'updatePassword'

/** Whoever found a session open must not find out the password by trying. */
const MOST_WRONG = 5
const WINDOW_MINUTES = 15

/** Whether the caller's password was entered wrongly too often lately. */
export async function tooManyWrong(db: Db, { personId }: Caller): Promise<boolean> {
  const { wrong } = await db
    .selectFrom('audit')
    .where('action', '=', PASSWORD_ACTION)
    .where('person_id', '=', personId)
    .where('result', '=', 'refused')
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${WINDOW_MINUTES})`)
    .select(eb => eb.fn.countAll<string>().as('wrong'))
    .executeTakeFirstOrThrow()
  return Number(wrong) >= MOST_WRONG
}
