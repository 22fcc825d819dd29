import { sql } from 'kysely'
import type { Db } from '../../database/connect'
import { regionChain } from '../../tables/region-chain'
import type { Hit, Letter } from './found'

const COUNTY_DIGITS = 6
const TRUST = 85

/** The deepest region that the letter names together with its county. */
export async function placesOf(db: Db, provinceCode: string, { text }: Letter): Promise<Hit[]> {
  const found = await db
    .selectFrom('region')
    .where('region_code', 'like', `${provinceCode}%`)
    .where(sql<boolean>`substr(region_code, 5, 2) <> '00'`)
    .where(sql<boolean>`strpos(${text}, region_name) > 0`)
    .where(sql<boolean>`exists (select 1 from region as county
      where county.region_code in ${regionChain(sql.ref('region.region_code'))}
        and right(county.region_code, ${COUNTY_DIGITS}) = '000000' and substr(county.region_code, 5, 2) <> '00'
        and strpos(${text}, county.region_name) > 0)`)
    .orderBy('region_type', 'desc')
    .orderBy('region_code')
    .limit(1)
    .select(['region_code as code', 'region_name as name'])
    .execute()
  return found.map(({ code, name }) => {
    const start = text.indexOf(name)
    return { field: 'place', value: code, start, end: start + name.length, trust: TRUST }
  })
}
