import { sql } from 'kysely'
import type { Db } from '../database/connect'
import { KEPT } from '../database/kept'
import { regionChain } from '../tables/region-chain'

/** Where and on which day a parameter is asked for. */
export interface ParameterQuery {
  /** Twelve digits. */
  readonly regionCode: string
  /** `YYYY-MM-DD`. */
  readonly day: string
}

/**
 * What a region has set for some parameters on a day, else what the nearest region above it has, by name; a parameter
 * that none has set is left out. Of rows that overlap the one that began last counts.
 */
export async function readParameters(
  db: Db,
  names: readonly string[],
  { regionCode, day }: ParameterQuery,
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .selectFrom('rule_param')
    .distinctOn('name')
    .where('name', 'in', names)
    .where(sql<boolean>`region_code in ${regionChain(sql`${regionCode}::text`)}`)
    .where('valid_from', '<=', day)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', day)]))
    .orderBy('name')
    // The code of a region is greater than those above it.
    .orderBy('region_code', 'desc')
    .orderBy('valid_from', 'desc')
    .select(['name', 'value'])
    .modifyFront(KEPT)
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}
