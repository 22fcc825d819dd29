import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { isRegionToday } from '../../../platform/tables/valid'
import { addresses } from './addresses'
import type { Hit, Letter } from './found'
import { type Area, type County, countyIn, type Placed, townIn } from './regions'

/** Digits of a code that say the city, the county, the town; the rest of twelve are noughts. */
const DIGITS = { city: 4, county: 6, town: 9 }
type Level = keyof typeof DIGITS
const CODE_DIGITS = 12
const TRUST = 85

/** Where the matter lies: the county that the letter names, and the town of it where it names one. */
export async function placesOf(db: Db, provinceCode: string, letter: Letter): Promise<Hit[]> {
  const county = countyOf(letter, await countiesOf(db, provinceCode))
  if (!county) return []
  const towns = await areasIn(db, county.code.slice(0, DIGITS.county), 'town')
  const { code, start, end } = townIn(letter.text, towns, county) ?? county
  return [{ field: 'place', value: code, start, end, trust: TRUST }]
}

async function countiesOf(db: Db, provinceCode: string): Promise<County[]> {
  const cities = await areasIn(db, provinceCode, 'city')
  const names = new Map(cities.map(({ code, name }) => [code.slice(0, DIGITS.city), name]))
  const counties = await areasIn(db, provinceCode, 'county')
  return counties.map(county => ({ ...county, above: names.get(county.code.slice(0, DIGITS.city)) ?? '' }))
}

/** What somebody tells of lies elsewhere than at home where another place is named. */
function countyOf(letter: Letter, counties: readonly County[]): Placed | undefined {
  const elsewhere = addresses(letter, '').reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    letter.text,
  )
  return countyIn(elsewhere, counties) ?? countyIn(letter.text, counties)
}

/** Regions of a level below the one whose digits these are. */
function areasIn(db: Db, digits: string, level: Level): Promise<Area[]> {
  const after = CODE_DIGITS - DIGITS[level]
  return db
    .selectFrom('region')
    .where('region_code', 'like', `${digits}%`)
    .where(sql<boolean>`right(region_code, ${after}) = repeat('0', ${after})`)
    .where(sql<boolean>`left(region_code, ${DIGITS[level]}) !~ '(00|000)$'`)
    .where(isRegionToday())
    .orderBy('region_code')
    .select(['region_code as code', 'region_name as name'])
    .execute()
}
