import { sql } from 'kysely'

/** A region and all below it. */
export const regionsFrom = (regionCode: string) => sql<string>`(
  with recursive below as (
    select region_code from region where region_code = ${regionCode}
    union all
    select region.region_code from region join below on region.parent_code = below.region_code
  ) select region_code from below)`
