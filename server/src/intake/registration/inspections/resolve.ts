import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import { isChoosable, isRegionToday } from '../../../platform/tables/valid'

interface Coded {
  readonly table: string
  readonly label: string
}

/** The code of what a sheet names by its name or by its code; empty for nothing. */
export async function codeOf(db: Db, { table, label }: Coded, text: string): Promise<string> {
  if (!text) return ''
  const found = await db
    .selectFrom('code_item')
    .where('table_name', '=', table)
    .where(isChoosable())
    .where(eb => eb.or([eb('code_id', '=', text), eb('code_name', '=', text)]))
    .select('code_id as code')
    .execute()
  return theOne(found, label, text)
}

/** The code of a region: `安澜市石渡县`, `石渡县` where only one is called so, or twelve digits; empty for nothing. */
export async function regionOf(db: Db, provinceCode: string, text: string): Promise<string> {
  if (!text) return ''
  const found = await db
    .selectFrom('region')
    .leftJoin('region as above', 'above.region_code', 'region.parent_code')
    .leftJoin('region as highest', 'highest.region_code', 'above.parent_code')
    .where('region.region_code', 'like', `${provinceCode}%`)
    .where(
      sql<boolean>`${text} in (region.region_code, region.region_name, above.region_name || region.region_name,
        highest.region_name || above.region_name || region.region_name)`,
    )
    .where(isRegionToday())
    .select('region.region_code as code')
    .execute()
  return theOne(found, PETITION_FIELDS.placeRegion.label, text)
}

function theOne(found: readonly { readonly code: string }[], label: string, text: string): string {
  const [first, second] = found
  if (!first) refuseRule(`${label}“${text}”不存在，请填写全称或代码`)
  if (second) refuseRule(`${label}“${text}”不止一个，请填写全称或代码`)
  return first.code
}
