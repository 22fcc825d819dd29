import { OFFICER_ROLES } from '../../people/identity/officers'
import { ROLES } from '../../people/rights/roles'
import type { Db } from '../../platform/database/connect'

/** What the database holds already that rows may name. */
export interface Known {
  readonly provinceCode: string
  /** Level by code. */
  readonly regions: ReadonlyMap<string, string>
  readonly topRegions: readonly string[]
  /** Id by code. */
  readonly organisations: ReadonlyMap<string, string>
  /** Code of the superior by code, in each line. */
  readonly superiors: Readonly<Record<'parent1' | 'parent2' | 'parent3', ReadonlyMap<string, string>>>
  /** Id by the organisation's code and the name, parted by a blank. */
  readonly departments: ReadonlyMap<string, string>
  readonly accounts: ReadonlySet<string>
  /** Account by mobile number, of those in use. */
  readonly mobiles: ReadonlyMap<string, string>
  /** Code by code and by name. */
  readonly roles: ReadonlyMap<string, string>
  readonly roleNames: ReadonlyMap<string, string>
  /** Code of DM_SUB_SYSTEM by code and by name. */
  readonly subSystems: ReadonlyMap<string, string>
  /** Whether officers are at work, who alone give rights from then on. */
  readonly hasOfficers: boolean
}

export async function readKnown(db: Db, provinceCode: string): Promise<Known> {
  const regions = await db.selectFrom('region').select(['region_code', 'region_type', 'parent_code']).execute()
  const organisations = await db
    .selectFrom('organisation')
    .select(['id', 'org_code', 'parent1_id', 'parent2_id', 'parent3_id'])
    .execute()
  const codes = new Map(organisations.map(({ id, org_code }) => [id, org_code]))
  const above = (parent: 'parent1_id' | 'parent2_id' | 'parent3_id') =>
    new Map(organisations.map(row => [row.org_code, codes.get(row[parent] ?? '') ?? '']))
  const departments = await db
    .selectFrom('department')
    .innerJoin('organisation', 'organisation.id', 'org_id')
    .select(['department.id', 'org_code', 'dept_name'])
    .execute()
  const people = await db.selectFrom('person').select(['login_account', 'telephone', 'in_use']).execute()
  const systems = await db
    .selectFrom('code_item')
    .where('table_name', '=', 'DM_SUB_SYSTEM')
    .where('in_use', '=', true)
    .select(['code_id', 'code_name'])
    .execute()
  return {
    provinceCode,
    regions: new Map(regions.map(({ region_code, region_type }) => [region_code, region_type])),
    topRegions: regions.flatMap(({ region_code, parent_code }) => (parent_code === null ? [region_code] : [])),
    organisations: new Map(organisations.map(({ id, org_code }) => [org_code, id])),
    departments: new Map(departments.map(({ id, org_code, dept_name }) => [`${org_code} ${dept_name}`, id])),
    superiors: { parent1: above('parent1_id'), parent2: above('parent2_id'), parent3: above('parent3_id') },
    mobiles: new Map(people.flatMap(row => (row.in_use && row.telephone ? [[row.telephone, row.login_account]] : []))),
    accounts: new Set(people.map(({ login_account }) => login_account)),
    roles: new Map(Object.entries(ROLES).flatMap(([code, name]) => [[code, code] as const, [name, code] as const])),
    roleNames: new Map(Object.entries(ROLES)),
    subSystems: new Map(
      systems.flatMap(({ code_id, code_name }) => [
        [code_id, code_id],
        [code_name, code_id],
      ]),
    ),
    hasOfficers: await areOfficersThere(db),
  }
}

async function areOfficersThere(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('post_role')
    .innerJoin('post', 'post.id', 'post_id')
    .innerJoin('person', 'person.id', 'person_id')
    .where('role_code', 'in', OFFICER_ROLES)
    .where('person.in_use', '=', true)
    .select('post_id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
