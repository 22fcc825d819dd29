import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { findRegions } from '@portal/shared-lib/contract/lookups'
import { sql } from 'kysely'
import type { Db } from '../../database/connect'
import { contains } from '../../paging/like'
import { regionChain } from '../../tables/region-chain'

const MOST = 20

/** Regions whose name holds a text, the wider first, with those above each of them. */
export async function regionsCalled(
  db: Db,
  provinceCode: string,
  name: string,
): Promise<CallAnswer<typeof findRegions>> {
  const found = await db
    .selectFrom('region')
    .where('region_name', 'like', contains(name))
    .where('region_code', 'like', `${provinceCode}%`)
    .orderBy('region_type')
    .orderBy('region_code')
    .limit(MOST)
    .select('region_code')
    .execute()
  if (found.length === 0) return []
  return await withThoseAbove(
    db,
    found.map(({ region_code }) => region_code),
  )
}

async function withThoseAbove(db: Db, codes: readonly string[]) {
  const isAbove = codes.map(code => sql`region.region_code in ${regionChain(sql`${code}::text`)}`)
  return await db
    .selectFrom('region')
    .where(sql<boolean>`(${sql.join(isAbove, sql` or `)})`)
    .orderBy('region_code')
    .select(['region_code as regionCode', 'region_name as regionName', 'region_type as regionType'])
    .select('parent_code as parentCode')
    .select(
      sql<boolean>`not exists (select 1 from region child where child.parent_code = region.region_code)`.as('leaf'),
    )
    .execute()
}
