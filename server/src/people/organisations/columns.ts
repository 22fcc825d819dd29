import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'

/** The columns of the form, under its names. */
const COLUMNS = [
  'organisation.id',
  'company_name as companyName',
  'doc_short_name as docShortName',
  'pin_yin as pinYin',
  'org_code as orgCode',
  'organisation.region_code as regionCode',
  'region_name as regionName',
  'sub_level_code as subLevelCode',
  'sub_system_code as subSystemCode',
  'parent1_id as parent1Id',
  'parent2_id as parent2Id',
  'parent3_id as parent3Id',
  'postal_address as postalAddress',
  'reception_address as receptionAddress',
  'organisation.telephone',
  'postal_code as postalCode',
  'is_petition as isPetition',
  'is_choose as isChoose',
  'version',
] as const

/** An organisation in use, as its form holds it. */
export async function findOrganisation(db: Db, id: string) {
  const found = await db
    .selectFrom('organisation')
    .innerJoin('region', 'region.region_code', 'organisation.region_code')
    .where('organisation.id', '=', id)
    .where('organisation.in_use', '=', true)
    .select(COLUMNS)
    .executeTakeFirst()
  return found && { ...found, isPetition: flag(found.isPetition), isChoose: flag(found.isChoose) }
}
