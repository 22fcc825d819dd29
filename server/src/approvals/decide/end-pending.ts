import type { Db } from '../../platform/database/connect'
import { stopAsking } from '../chain/ask'

interface Choice {
  readonly provinceCode: string
  readonly petitionId: string
  /** Subjects of what goes on. */
  readonly but?: readonly string[]
}

/** Ends what waits for approval on a petition that has come to its end otherwise, and closes its to-dos. */
export async function endPendingApprovals(
  db: Db,
  { provinceCode, petitionId, but = [] }: Choice,
  done: { at: Date; personId: string | null },
): Promise<void> {
  const ended = await db
    .updateTable('approval')
    .set(eb => ({ state: 'withdrawn', ended_at: done.at, version: eb('version', '+', 1) }))
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('state', '=', 'pending')
    .$if(but.length > 0, query => query.where('subject_type', 'not in', but))
    .returning('id')
    .execute()
  for (const { id } of ended) await stopAsking(db, { provinceCode, petitionId, id }, done)
}
