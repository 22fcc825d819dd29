import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { SESSIONS_ENDED, tell } from '../../platform/live/tell'

interface Which {
  /** Token hashes of sessions that go on. */
  readonly except?: string | readonly string[]
  /** Token hash of the session that ends alone. */
  readonly only?: string
}

/** Ends the sessions of a person, in whichever post they act. Nothing else ends a session before its time. */
export async function endSessionsOf(db: Db, personId: string, { except = [], only }: Which = {}): Promise<void> {
  const kept = [except].flat()
  const posts = db.selectFrom('post').where('person_id', '=', personId).select('id')
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()` })
    .where('own_post_id', 'in', posts)
    .where('ended_at', 'is', null)
    .$if(kept.length > 0, query => query.where('token_hash', 'not in', kept))
    .$if(only !== undefined, query => query.where('token_hash', '=', only ?? ''))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tell(db, [personId], SESSIONS_ENDED)
}
