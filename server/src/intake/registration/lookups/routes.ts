import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/lookups'
import { sql } from 'kysely'
import { successorOf } from '../../../people/organisations/successor'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { contains } from '../../../platform/paging/like'
import { type Route, route } from '../../../platform/route'
import { regionsCalled } from './regions'

export const routes: Route[] = [
  route(contract.findRegions, [], ({ args, caller, db }) => regionsCalled(db, caller.provinceCode, args)),
  route(contract.findOrganisations, [], ({ args, caller, db }) => organisationsCalled(db, caller, args)),
  route(contract.findColleagues, [], ({ args, caller, db }) => colleaguesCalled(db, caller, args.name)),
]

const MOST_COLLEAGUES = 100
/** 局领导, 单位领导, 党政领导. */
const LEADERS = ['R08', 'R14', 'R15']

/** People in use of the caller's organisation, its leaders first. */
async function colleaguesCalled(
  db: Db,
  { orgId }: Caller,
  name: string,
): Promise<CallAnswer<typeof contract.findColleagues>> {
  const leads = sql<boolean>`exists (select 1 from post_role
    where post_role.post_id = post.id and post_role.role_code in (${sql.join(LEADERS)}))`
  return await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .where('post.org_id', '=', orgId)
    .where('person.in_use', '=', true)
    .where('person.awaits_password', '=', false)
    .where('user_name', 'like', contains(name))
    .orderBy(leads, 'desc')
    .orderBy('department.sort_no')
    .orderBy('user_name')
    .limit(MOST_COLLEAGUES)
    .select(['person.id as personId', 'user_name as name', 'dept_name as department', 'position_name as position'])
    .execute()
}

const MOST_ORGANISATIONS = 20
/** Characters of a region code that say in which city. */
const CITY_DIGITS = 4

/** Organisations by name, also that of one merged into them, those near to the caller's first; or one by its id. */
async function organisationsCalled(
  db: Db,
  { regionCode }: Caller,
  { name, orgId }: CallInput<typeof contract.findOrganisations>,
): Promise<CallAnswer<typeof contract.findOrganisations>> {
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
    .limit(MOST_ORGANISATIONS)
    .select(['organisation.id as orgId', 'company_name as name'])
    .select(sql<string>`coalesce(region.region_name, '')`.as('regionName'))
    .execute()
}

const isCalled = (name: string) => sql<boolean>`(organisation.company_name like ${contains(name)} or exists (
  select from organisation as former
  where former.merged_into_id = organisation.id and former.company_name like ${contains(name)}))`
