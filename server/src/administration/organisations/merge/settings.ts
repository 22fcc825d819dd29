import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import type { Merging } from './open-work'

interface Rows {
  readonly table: string
  /** With which other columns the organisation is the key of a row. */
  readonly key: readonly string[]
  /** Those that still count. */
  readonly open?: (day: string) => RawBuilder<unknown>
  readonly column?: string
}

const OF_PETITIONS: readonly Rows[] = [
  { table: 'distribution_rule', key: ['category', 'person_id'] },
  { table: 'urge_setting', key: [] },
  { table: 'approval_chain', key: ['province_code', 'subject_type'], column: 'set_for' },
  { table: 'post_scope', key: ['post_id'] },
  { table: 'duty', key: ['day'], open: day => sql`day >= ${day}` },
  { table: 'reserved_ticket', key: ['province_code', 'ticket_no'], open: day => sql`day >= ${day}` },
  { table: 'circular_draft', key: ['province_code', 'region_code', 'month'] },
]

const WITHOUT_KEY: readonly Rows[] = [
  { table: 'deputy', key: [], open: day => sql`ended_at is null and until_day >= ${day}` },
  { table: 'approval_delegation', key: [], open: () => sql`ended_at is null and until_at > now()` },
  { table: 'reception_day', key: [], open: day => sql`cancelled_at is null and day >= ${day}` },
  { table: 'saved_filter', key: [], column: 'shared_org_id' },
  { table: 'macro', key: [], column: 'shared_org_id' },
  { table: 'saved_table', key: [] },
]

/**
 * Takes over what is set for an organisation; answers how many rows. Where both have set the same, that of the one that
 * takes over counts. What is past stays.
 */
export async function takeOverSettings(db: Db, merging: Merging, day: string): Promise<number> {
  let count = 0
  for (const rows of OF_PETITIONS) count += await takeOver(db, merging, rows, day, true)
  for (const rows of WITHOUT_KEY) count += await takeOver(db, merging, rows, day, false)
  await sql`update post_role_proposal set org_ids = array_replace(org_ids, ${merging.from}, ${merging.into})
    where ${merging.from} = any(org_ids)`.execute(db)
  return count
}

async function takeOver(db: Db, { from, into }: Merging, rows: Rows, day: string, isKeyed: boolean): Promise<number> {
  const table = sql.table(rows.table)
  const place = sql.ref(rows.column ?? 'org_id')
  const open = rows.open?.(day) ?? sql`true`
  if (isKeyed) {
    const same = rows.key.map(column => sql`there.${sql.ref(column)} = own.${sql.ref(column)}`)
    const alike = sql.join([sql`there.${place} = ${into}`, ...same], sql` and `)
    await sql`delete from ${table} as own where ${place} = ${from} and ${open}
      and exists (select from ${table} as there where ${alike})`.execute(db)
  }
  const moved = await sql`update ${table} set ${place} = ${into} where ${place} = ${from} and ${open}`.execute(db)
  return Number(moved.numAffectedRows ?? 0)
}
