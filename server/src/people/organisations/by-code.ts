import type { Db } from '../../platform/database/connect'

/**
 * Ids of organisations by the codes that seed files name, of merged ones that of their successor; throws where there is no
 * such organisation.
 */
export async function findOrganisationIds(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = codes.length
    ? await db
        .selectFrom('organisation')
        .where('org_code', 'in', [...codes])
        .select(['org_code', eb => eb.fn.coalesce('merged_into_id', 'id').as('id')])
        .execute()
    : []
  const ids = new Map(rows.map(({ id, org_code }) => [org_code, id]))
  const missing = codes.find(code => !ids.has(code))
  if (missing !== undefined) throw new Error(`There is no organisation ${missing}`)
  return ids
}
