import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { findRegions } from '@portal/shared-lib/contract/lookups'
import { areInitials, isMeant } from '@portal/shared-lib/contract/rules/initials'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { contains } from '../../../platform/paging/like'
import { regionChain } from '../../../platform/tables/region-chain'
import { isRegionToday } from '../../../platform/tables/valid'

const MOST = 20

/**
 * Regions whose name holds a text or has these initials, the wider first, with those above each of them; or one by its
 * code, which may have ended.
 */
export async function regionsCalled(
  db: Db,
  provinceCode: string,
  { name, regionCode }: CallInput<typeof findRegions>,
): Promise<CallAnswer<typeof findRegions>> {
  if (regionCode) return regionCode.startsWith(provinceCode) ? await withThoseAbove(db, [regionCode]) : []
  const codes = areInitials(name) ? await codesMeant(db, provinceCode, name) : await codesCalled(db, provinceCode, name)
  return codes.length === 0 ? [] : await withThoseAbove(db, codes)
}

async function codesCalled(db: Db, provinceCode: string, name: string): Promise<string[]> {
  const found = await widestFirst(db, provinceCode).where('region_name', 'like', contains(name)).limit(MOST).execute()
  return found.map(({ region_code }) => region_code)
}

/** PostgreSQL knows no syllables; a province has few enough regions to look through them all. */
async function codesMeant(db: Db, provinceCode: string, initials: string): Promise<string[]> {
  const all = await widestFirst(db, provinceCode)
    .where(sql<boolean>`length(region_name) >= ${initials.length}`)
    .execute()
  const meant = all.filter(({ region_name }) => isMeant(region_name, initials))
  return meant.slice(0, MOST).map(({ region_code }) => region_code)
}

const widestFirst = (db: Db, provinceCode: string) =>
  db
    .selectFrom('region')
    .where('region_code', 'like', `${provinceCode}%`)
    .where(isRegionToday())
    .orderBy('region_type')
    .orderBy('region_code')
    .select(['region_code', 'region_name'])

async function withThoseAbove(db: Db, codes: readonly string[]) {
  const isAbove = codes.map(code => sql`region.region_code in ${regionChain(sql`${code}::text`)}`)
  return await db
    .selectFrom('region')
    .where(sql<boolean>`(${sql.join(isAbove, sql` or `)})`)
    .orderBy('region_code')
    .select(['region_code as regionCode', 'region_name as regionName', 'region_type as regionType'])
    .select('parent_code as parentCode')
    .select(
      sql<boolean>`not exists (select 1 from region child
        where child.parent_code = region.region_code and ${isRegionToday('child')})`.as('leaf'),
    )
    .execute()
}
