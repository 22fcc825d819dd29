import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { findOrganisations } from '@portal/shared-lib/contract/lookups'
import { sql } from 'kysely'
import { successorOf } from '../../../people/organisations/successor'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { contains } from '../../../platform/paging/like'

const MOST = 20
/** Characters of a region code that say in which city. */
const CITY_DIGITS = 4

/** Organisations by name, also that of one merged into them, those near to the caller's first; or one by its id. */
export async function organisationsCalled(
  db: Db,
  { regionCode }: Caller,
  { name, orgId }: CallInput<typeof findOrganisations>,
): Promise<CallAnswer<typeof findOrganisations>> {
  const near = sql<boolean>`left(organisation.region_code, ${CITY_DIGITS}) = ${regionCode.slice(0, CITY_DIGITS)}`
  return await db
    .selectFrom('organisation')
    .leftJoin('region', 'region.region_code', 'organisation.region_code')
    .where('in_use', '=', true)
    .$if(orgId !== '', query => query.where('organisation.id', '=', successorOf(orgId)))
    .$if(orgId === '', query => query.where(isCalled(name)))
    .orderBy(near, 'desc')
    .orderBy('organisation.region_code')
    .orderBy('company_name')
    .limit(MOST)
    .select(['organisation.id as orgId', 'company_name as name'])
    .select(sql<string>`coalesce(region.region_name, '')`.as('regionName'))
    .execute()
}

const isCalled = (name: string) => sql<boolean>`(organisation.company_name like ${contains(name)} or exists (
  select from organisation as former
  where former.merged_into_id = organisation.id and former.company_name like ${contains(name)}))`
