import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/record'
import type { Db } from '../platform/database/connect'
import { NUMBERED, type Numbered, strideOf } from './models'

/** Object of what the audit says of a load. */
export const LOADED = 'load'
const BEGUN = '开始装载'

type Table = Numbered | 'petition' | 'matter'

/** Where the ids of what is loaded begin, and how far those of two petitions lie apart. */
export type Bases = Readonly<Record<Table, { readonly last: number; readonly stride: number }>>

/** The first id of a petition's rows. */
export const idOf = (bases: Bases, table: Table, n: number): number => bases[table].last + 1 + n * bases[table].stride

/** As they were when the load began. */
export async function readBases(db: Db): Promise<Bases | undefined> {
  const found = await db
    .selectFrom('audit')
    .where('object_type', '=', LOADED)
    .where('action', '=', BEGUN)
    .select('object_id')
    .executeTakeFirst()
  return found && (JSON.parse(found.object_id) as Bases)
}

/** Keeps them, so that an interrupted load goes on with the same. */
export async function keepBases(db: Db): Promise<Bases> {
  const entries = [
    ['petition', await baseOf(db, 'petition', 1)] as const,
    ['matter', await baseOf(db, 'matter', 1)] as const,
  ]
  const numbered = []
  for (const table of NUMBERED) numbered.push([table, await baseOf(db, table, await strideOf(db, table))] as const)
  const bases = Object.fromEntries([...entries, ...numbered]) as unknown as Bases
  await recordAudit(db, { action: BEGUN, objectType: LOADED, objectId: JSON.stringify(bases) })
  return bases
}

async function baseOf(db: Db, table: Table, stride: number) {
  const { rows } = await sql<{
    last: number
  }>`select coalesce(max(id), 0)::int as last from ${sql.table(table)}`.execute(db)
  return { last: rows[0]?.last ?? 0, stride }
}
