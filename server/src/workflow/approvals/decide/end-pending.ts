import type { Db } from '../../../platform/database/connect'
import { stopAsking } from '../chain/ask'

interface Choice {
  readonly provinceCode: string
  readonly petitionId: string
  /** Only those of this kind. */
  readonly subjectType?: string
}

/** Ends what waits for approval on a petition that has come to its end otherwise, and closes its to-dos. */
export async function endPendingApprovals(
  db: Db,
  { provinceCode, petitionId, subjectType }: Choice,
  done: { at: Date; personId: string | null },
): Promise<void> {
  const ended = await db
    .updateTable('approval')
    .set(eb => ({ state: 'withdrawn', ended_at: done.at, version: eb('version', '+', 1) }))
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('state', '=', 'pending')
    .$if(subjectType !== undefined, query => query.where('subject_type', '=', subjectType as string))
    .returning('id')
    .execute()
  for (const { id } of ended) await stopAsking(db, { provinceCode, petitionId, id }, done)
}
