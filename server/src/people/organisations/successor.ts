import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { KEPT } from '../../platform/database/kept'

/** SQL for the organisation that stands in an organisation's place today: the one that it was merged into, else itself. */
export const successorOf = (id: RawBuilder<unknown> | string): RawBuilder<string> =>
  sql<string>`coalesce((select merged_into_id from organisation as former where former.id = ${id}), ${id})`

/** SQL of an organisation and those that were merged into it: what they have ended is its to read. */
export const inPlaceOf = (orgId: string): RawBuilder<string> =>
  sql<string>`(select former.id from organisation as former where former.id = ${orgId} or former.merged_into_id = ${orgId})`

/** The organisation in place of each that was merged. */
export async function readSuccessors(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('organisation')
    .where('merged_into_id', 'is not', null)
    .select(['id', 'merged_into_id'])
    .modifyFront(KEPT)
    .execute()
  return new Map(rows.map(({ id, merged_into_id }) => [id, merged_into_id ?? id]))
}
