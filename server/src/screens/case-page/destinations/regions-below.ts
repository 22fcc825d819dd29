import { digitsOf } from '../../../petitions/access/organisations'
import type { Db } from '../../../platform/database/connect'

/** The regions directly below one in which, or below which, somebody can receive a petition. */
export async function regionsBelow(db: Db, regionCode: string) {
  const regions = await db
    .selectFrom('region')
    .where('parent_code', '=', regionCode)
    .orderBy('sort_no')
    .orderBy('region_code')
    .select(['region_code as regionCode', 'region_name as regionName'])
    .execute()
  const offices = await db
    .selectFrom('organisation')
    .where('in_use', '=', true)
    .where('is_choose', '=', true)
    .where('region_code', 'like', `${digitsOf(regionCode)}%`)
    .select('region_code as code')
    .distinct()
    .execute()
  return regions.filter(region => offices.some(({ code }) => code.startsWith(digitsOf(region.regionCode))))
}
