import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

export const PASSWORD_ACTION = 'updatePassword'

/** Whoever found a session open must not find out the password by trying. */
const MOST_WRONG = 5
const WINDOW_MS = 15 * 60_000

/** Whether the caller's password was entered wrongly too often lately. */
export async function tooManyWrong(db: Db, { personId }: Caller, now: Date): Promise<boolean> {
  const { wrong } = await db
    .selectFrom('audit')
    .where('action', '=', PASSWORD_ACTION)
    .where('person_id', '=', personId)
    .where('result', '=', 'refused')
    .where('at', '>', new Date(now.getTime() - WINDOW_MS))
    .select(eb => eb.fn.countAll<string>().as('wrong'))
    .executeTakeFirstOrThrow()
  return Number(wrong) >= MOST_WRONG
}
