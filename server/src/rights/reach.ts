import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../identity/caller'
import type { Scope } from '../identity/scopes'
import { digitsOf, organisationsIn } from './organisations'

/** Of a region's code, the province. */
const PROVINCE_DIGITS = 2

/**
 * SQL for whether the petition in the query is within the caller's scopes: who registered it, sent or received a step
 * of it or was given a to-do on it is, or for petition departments where it lies. Each way is a list of ids along one
 * index, so that the database goes from the caller to the petitions or from a petition to the caller, as is shorter.
 */
export function isInReach(caller: Caller): RawBuilder<boolean> {
  if (reachesProvince(caller)) return sql<boolean>`true`
  const ways = [...ownWays(caller), ...caller.scopes.flatMap(scope => WAYS[scope](caller))]
  return sql<boolean>`petition.id in (${sql.join(ways, sql` union all `)})`
}

/** To whom the whole province is open, nothing in it is looked up. */
const reachesProvince = ({ scopes, regionCode }: Caller): boolean =>
  scopes.includes('REGION_TREE') && digitsOf(regionCode).length <= PROVINCE_DIGITS

/** What was given to a person stays within that person's reach, whatever the scopes are. */
const ownWays = ({ provinceCode, holderId }: Caller) => [
  sql`select petition_id from todo
    where province_code = ${provinceCode} and person_id = ${holderId} and person_id <> ''`,
]

const WAYS: Record<Scope, (caller: Caller) => RawBuilder<unknown>[]> = {
  SELF: ({ provinceCode, holderId }) => [
    sql`select petition_id from handling_step where province_code = ${provinceCode} and from_person_id = ${holderId}`,
    sql`select petition_id from handling_step where province_code = ${provinceCode} and handler_id = ${holderId}`,
  ],
  DEPT: ({ provinceCode, orgId, deptId }) => [
    sql`select petition_id from handling_step where province_code = ${provinceCode} and to_dept_id = ${deptId}`,
    sql`select petition_id from handling_step
      where province_code = ${provinceCode} and from_org_id = ${orgId} and from_dept_id = ${deptId}`,
    sql`select petition_id from todo
      where province_code = ${provinceCode} and org_id = ${orgId} and dept_id = ${deptId}`,
  ],
  ORG: caller => [
    ...byOrganisations(caller, sql`= ${caller.orgId}`),
    // A petition department keeps an eye on the units that it is set over.
    sql`select petition_id from handling_step where province_code = ${caller.provinceCode}
      and to_org_id in (select id from organisation where parent3_id = ${caller.orgId})`,
  ],
  ORG_TREE: caller => byOrganisations(caller, sql`in (${organisationsIn.ORG_TREE(caller)})`),
  LINE_TREE: caller => byOrganisations(caller, sql`in (${organisationsIn.LINE_TREE(caller)})`),
  LIST: caller => byOrganisations(caller, sql`in (${organisationsIn.LIST(caller)})`),
  REGION_TREE: caller => [
    ...byOrganisations(caller, sql`in (${organisationsIn.REGION_TREE(caller)})`),
    sql`select id from petition
      where province_code = ${caller.provinceCode} and place_region like ${`${digitsOf(caller.regionCode)}%`}`,
  ],
}

/** By the organisations of which `among` says that a column names one. */
const byOrganisations = ({ provinceCode }: Caller, among: RawBuilder<unknown>) => [
  sql`select id from petition where province_code = ${provinceCode} and register_org_id ${among}`,
  sql`select petition_id from handling_step where province_code = ${provinceCode} and to_org_id ${among}`,
  sql`select petition_id from handling_step where province_code = ${provinceCode} and from_org_id ${among}`,
  sql`select petition_id from handling_step where province_code = ${provinceCode} and on_behalf_org_id ${among}`,
  sql`select petition_id from todo where province_code = ${provinceCode} and org_id ${among}`,
]
