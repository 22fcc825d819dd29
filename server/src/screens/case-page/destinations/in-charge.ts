import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { contains } from '../../../platform/paging/like'
import type { Candidates, Unit } from './units'

const REGION_DIGITS = 12
/** Digits of the code of a county, a city, a province. */
const PLACES = [6, 4, 2]
const CATEGORY_DIGITS = 6
/** Digits of the code of a category's three levels. */
const CATEGORIES = [6, 4, 2]
/** Of one region: more of the same name are its branches. */
const MOST = 2

/** What a category is called, and the word by which organisations that are in charge of it are named. */
export interface Charge {
  readonly word: string
  readonly categoryName: string
}

/** The charge of a category, as the nearest of its levels has it (DM_ZGDW); undefined where none has. */
export async function chargeOf(db: Db, category: string): Promise<Charge | undefined> {
  const codes = CATEGORIES.map(digits => category.slice(0, digits).padEnd(CATEGORY_DIGITS, '0'))
  return await db
    .selectFrom('code_item')
    .where('table_name', '=', 'DM_ZGDW')
    .where('in_use', '=', true)
    .where('code_id', 'in', codes)
    .orderBy('code_id', 'desc')
    .limit(1)
    .select('code_name as word')
    .select(
      sql<string>`(select code_name from code_item where table_name = 'DM_NRFL' and code_id = ${category})`.as(
        'categoryName',
      ),
    )
    .executeTakeFirst()
}

/** Who is in charge in a place: in its county and city, or else in the province. The nearer first. */
export async function inCharge(candidates: Candidates, word: string, placeRegion: string): Promise<Unit[]> {
  const found: Unit[][] = []
  for (const digits of PLACES) {
    const isProvince = digits === PLACES.at(-1)
    if (isProvince && found.flat().length > 0) break
    found.push(await named(candidates, word, placeRegion.slice(0, digits).padEnd(REGION_DIGITS, '0')))
  }
  return found.flat()
}

const named = (candidates: Candidates, word: string, regionCode: string) =>
  candidates
    .where('region_code', '=', regionCode)
    .where('is_petition', '=', false)
    .where('company_name', 'like', contains(word))
    .orderBy(sql`length(company_name)`)
    .orderBy('company_name')
    .limit(MOST)
    .execute()
