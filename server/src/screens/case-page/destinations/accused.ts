import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'

/** Which of some organisations are the accused one or below it. */
export async function accusedAmong(
  db: Db,
  accusedId: string | null,
  units: readonly { readonly orgId: string }[],
): Promise<ReadonlySet<string>> {
  if (accusedId === null || units.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select ${accusedId}::text as id
      union
      select below.id from organisation as below join tree on below.parent1_id = tree.id
    )
    select id from tree where id in (${sql.join(units.map(({ orgId }) => orgId))})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
