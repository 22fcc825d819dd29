import { PARENT_FIELDS, type ParentField } from '@portal/shared-lib/contract/rules/organisation'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

const COLUMN = { parent1Id: 'parent1_id', parent2Id: 'parent2_id', parent3Id: 'parent3_id' } as const

/**
 * In which lines which organisations stand below one. Each line is looked at alone: a government watched by a bureau
 * that is itself below the government is no circle.
 */
export async function organisationsBelow(db: Db, id: string): Promise<(organisationId: string) => ParentField[]> {
  const below = new Map<ParentField, ReadonlySet<string>>()
  for (const line of PARENT_FIELDS) below.set(line, await belowIn(db, COLUMN[line], id))
  return organisationId => PARENT_FIELDS.filter(line => below.get(line)?.has(organisationId))
}

/** `union` leaves out rows that are there already, and so ends at a circle that should not be there. */
async function belowIn(db: Db, column: string, id: string): Promise<ReadonlySet<string>> {
  const parent = sql.ref(column)
  const { rows } = await sql<{ id: string }>`with recursive below as (
      select id from organisation where ${parent} = ${id}
      union select organisation.id from organisation join below on organisation.${parent} = below.id
    ) select id from below`.execute(db)
  return new Set(rows.map(row => row.id))
}

/** Whether an organisation has others directly below it that are in use. */
export async function hasLower(db: Db, id: string): Promise<boolean> {
  const lower = await db
    .selectFrom('organisation')
    .where('parent1_id', '=', id)
    .where('in_use', '=', true)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return lower !== undefined
}
