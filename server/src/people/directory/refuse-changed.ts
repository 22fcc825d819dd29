import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'

interface Changed {
  readonly changed_by: string
  readonly changed_at: Date
}

/** Refuses to act on a row as somebody has seen it before another changed it: tells who did, and when. */
export async function refuseChanged(db: Db, { changed_by, changed_at }: Changed): Promise<never> {
  const { name } = await db
    .selectFrom('person')
    .where('id', '=', changed_by)
    .select('user_name as name')
    .executeTakeFirstOrThrow()
  return refuse('changedMeanwhile', { name, time: dateTimeOf(changed_at) })
}
