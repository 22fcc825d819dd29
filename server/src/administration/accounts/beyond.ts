import { RIGHTS_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import { digitsOf } from '../../petitions/access/organisations'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

/**
 * No officer gives more of the petitions than lies in the own region: neither to a post of another, nor by listing its
 * organisations. Whoever sits at the servers has no region.
 */
export async function refuseBeyond(db: Db, { orgId }: Author, orgIds: readonly string[]): Promise<void> {
  if (orgId === undefined || orgIds.length === 0) return
  const office = await db.selectFrom('organisation').where('id', '=', orgId).select('region_code').executeTakeFirst()
  const regions = await db.selectFrom('organisation').where('id', 'in', orgIds).select('region_code').execute()
  const digits = digitsOf(office?.region_code ?? '')
  if (regions.some(({ region_code }) => !region_code.startsWith(digits))) refuseRule(TEXTS.beyond)
}
