import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { regions } from '@portal/shared-lib/contract/tables'
import { sql } from 'kysely'
import type { Db } from '../database/connect'
import { regionChain } from './region-chain'
import { isRegionToday } from './valid'

const CODE_DIGITS = 12

type Regions = CallAnswer<typeof regions>

/** The regions directly below one that count today, in their order; with a name only those that hold an organisation called like it. */
export function readRegions(db: Db, parentCode: string, orgName?: string): Promise<Regions> {
  return regionsHolding(db, orgName).where('parent_code', '=', fullCode(parentCode)).execute()
}

/** Where the tree of regions begins. */
export function readRootRegions(db: Db, provinceCode: string, orgName?: string): Promise<Regions> {
  return regionsHolding(db, orgName).where('region_code', '=', fullCode(provinceCode)).execute()
}

function regionsHolding(db: Db, orgName: string | undefined) {
  const rows = db
    .selectFrom('region')
    .where(isRegionToday())
    .orderBy('sort_no')
    .orderBy('region_code')
    .select(['region_code as regionCode', 'region_name as regionName', 'region_type as regionType'])
    .select(
      sql<boolean>`not exists (select 1 from region child
        where child.parent_code = region.region_code and ${isRegionToday('child')})`.as('leaf'),
    )
  return orgName ? rows.where(holdsOrganisation(orgName)) : rows
}

const holdsOrganisation = (name: string) => sql<boolean>`exists (select 1 from organisation
  where in_use and strpos(company_name, ${name}) > 0
    and region.region_code in ${regionChain(sql.ref('organisation.region_code'))})`

/** Short codes of six or nine digits are meant with zeros behind. */
const fullCode = (code: string): string => code.padEnd(CODE_DIGITS, '0')
