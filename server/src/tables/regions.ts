import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { regions } from '@portal/shared-lib/contract/tables'
import { sql } from 'kysely'
import type { Db } from '../database/connect'

const CODE_DIGITS = 12

/** The regions directly below one, in their order; the province itself where none is named. */
export async function readRegions(
  db: Db,
  parentCode: string | undefined,
  provinceCode: string,
): Promise<CallAnswer<typeof regions>> {
  const rows = db
    .selectFrom('region')
    .orderBy('sort_no')
    .orderBy('region_code')
    .select(['region_code as regionCode', 'region_name as regionName', 'region_type as regionType'])
    .select(
      sql<boolean>`not exists (select 1 from region child where child.parent_code = region.region_code)`.as('leaf'),
    )
  return parentCode
    ? await rows.where('parent_code', '=', fullCode(parentCode)).execute()
    : await rows.where('region_code', '=', fullCode(provinceCode)).execute()
}

/** Short codes of six or nine digits are meant with zeros behind. */
const fullCode = (code: string): string => code.padEnd(CODE_DIGITS, '0')
