import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'

const BATCH = 500

/** The next clocks of which people were told that they are overdue, and which still are; the longest overdue first. */
export async function readOverdueClocks(
  db: Db,
  provinceCode: string,
  at: Date,
  after?: { readonly dueAt: Date; readonly id: string },
) {
  return await db
    .selectFrom('clock')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'clock.province_code').onRef('petition.id', '=', 'clock.petition_id'),
    )
    .where('clock.province_code', '=', provinceCode)
    .where('clock.state', '=', 'running')
    .where('clock.due_at', '<', at)
    .where('clock.lamp_told', '=', 'red')
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(clock.due_at, clock.id) > (${after?.dueAt}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('clock.due_at')
    .orderBy('clock.id')
    .limit(BATCH)
    .select(['clock.id', 'clock.type', 'clock.due_at as dueAt', 'petition.petition_no as petitionNo'])
    .execute()
}
