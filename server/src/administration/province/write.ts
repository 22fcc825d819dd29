import { randomUUID } from 'node:crypto'
import { HOME } from '@portal/shared-lib/contract/rules/home'
import { type RawBuilder, sql } from 'kysely'
import { hashPassword } from '../../people/identity/passwords'
import type { Db } from '../../platform/database/connect'
import type { Known } from './known'
import type { ProvinceRows } from './sheets'

/** How many rows of a table are new, and how many are otherwise than before. */
export interface Written {
  readonly added: number
  readonly changed: number
}

/** Rows as one parameter, however many there are. */
const rowsOf = (rows: readonly object[], columns: RawBuilder<unknown>) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${columns})`

/** A statement whose rows say whether each was added. */
async function count(db: Db, statement: RawBuilder<unknown>): Promise<Written> {
  const { rows } = await (statement as RawBuilder<{ added: boolean }>).execute(db)
  const added = rows.filter(row => row.added).length
  return { added, changed: rows.length - added }
}

/** A row that was not there before has no earlier version. */
const ADDED = sql`(xmax = 0) as added`

const writeRegions = (db: Db, { regions }: ProvinceRows): Promise<Written> =>
  count(
    db,
    sql`insert into region (region_code, region_name, region_type, parent_code, sort_no, population)
      select code, name, level, nullif(parent, ''), "order", population
      from ${rowsOf(regions, sql`code text, name text, level text, parent text, "order" int, population int`)}
      on conflict (region_code) do update set region_name = excluded.region_name, region_type = excluded.region_type,
        parent_code = excluded.parent_code, sort_no = excluded.sort_no,
        population = coalesce(excluded.population, region.population)
      where (region.region_name, region.region_type, region.parent_code, region.sort_no, region.population)
        is distinct from (excluded.region_name, excluded.region_type, excluded.parent_code, excluded.sort_no,
          coalesce(excluded.population, region.population))
      returning ${ADDED}`,
  )

/** Ids are the codes of those that are new; their level is that of their region. */
function writeOrganisations(db: Db, { organisations }: ProvinceRows, known: Known): Promise<Written> {
  const idOf = (code: string) => (code ? (known.organisations.get(code) ?? code) : null)
  const rows = organisations.map(({ subSystem, parent1, parent2, parent3, ...row }) => ({
    ...row,
    id: idOf(row.code),
    subSystem: known.subSystems.get(subSystem),
    parent1: idOf(parent1),
    parent2: idOf(parent2),
    parent3: idOf(parent3),
  }))
  const columns = sql`id text, code text, name text, "shortName" text, "pinYin" text, region text, "subSystem" text,
    parent1 text, parent2 text, parent3 text, "isPetition" boolean, "isChoose" boolean, "withoutAccess" boolean,
    "postalAddress" text, "receptionAddress" text, telephone text, "postalCode" text`
  const set = sql.join(ORGANISATION_COLUMNS.map(column => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  const before = sql.join(ORGANISATION_COLUMNS.map(column => sql.ref(`organisation.${column}`)))
  const after = sql.join(ORGANISATION_COLUMNS.map(column => sql.ref(`excluded.${column}`)))
  return count(
    db,
    sql`insert into organisation (id, org_code, ${sql.join(ORGANISATION_COLUMNS.map(column => sql.ref(column)))})
      select given.id, code, name, "shortName", "pinYin", region, region_type, "subSystem", parent1, parent2, parent3,
        "isPetition", "isChoose", not "withoutAccess", "postalAddress", "receptionAddress", telephone, "postalCode"
      from ${rowsOf(rows, columns)} join region on region_code = region
      on conflict (id) do update set ${set}, version = organisation.version + 1
      where (${before}) is distinct from (${after})
      returning ${ADDED}`,
  )
}

const ORGANISATION_COLUMNS = [
  ...['company_name', 'doc_short_name', 'pin_yin', 'region_code', 'sub_level_code', 'sub_system_code'],
  ...['parent1_id', 'parent2_id', 'parent3_id', 'is_petition', 'is_choose', 'has_access'],
  ...['postal_address', 'reception_address', 'telephone', 'postal_code'],
]

/** Where a table does not say which department of an organisation takes incoming petitions in, none changes; at first it is the first. */
async function writeDepartments(db: Db, { departments }: ProvinceRows, known: Known): Promise<Written> {
  const rows = departments.map(({ organisation, name, order, takesIn }) => ({
    id: known.departments.get(`${organisation} ${name}`) ?? randomUUID(),
    org: known.organisations.get(organisation) ?? organisation,
    name,
    order,
    takesIn,
  }))
  const given = rowsOf(rows, sql`id text, org text, name text, "order" int, "takesIn" boolean`)
  // First: two that take in are refused row by row.
  await sql`update department set takes_in = false from ${given}
    where given."takesIn" and department.org_id = org and department.id <> given.id and department.takes_in`.execute(db)
  return count(
    db,
    sql`insert into department (id, org_id, dept_name, sort_no, takes_in)
      select id, org, name, "order", case
        when bool_or("takesIn") over (partition by org) then "takesIn"
        when exists (select from department as there where there.org_id = org and there.takes_in)
          then coalesce((select there.takes_in from department as there where there.id = given.id), false)
        else row_number() over (partition by org order by "order", name) = 1 end
      from ${given}
      on conflict (id) do update set sort_no = excluded.sort_no, takes_in = excluded.takes_in
      where (department.sort_no, department.takes_in) is distinct from (excluded.sort_no, excluded.takes_in)
      returning ${ADDED}`,
  )
}

/**
 * Those who are new have a password that nobody knows and no rights: they wait for the security officer. A number that a
 * table does not have stays as its owner has it.
 */
async function writePeople(db: Db, { people }: ProvinceRows): Promise<Written> {
  const password = await hashPassword(randomUUID())
  return count(
    db,
    sql`insert into person (id, login_account, user_name, telephone, phone_num, password_hash, must_change_password,
        awaits_password)
      select gen_random_uuid()::text, account, name, mobile, telephone, ${password}, true, true
      from ${rowsOf(people, sql`account text, name text, mobile text, telephone text`)}
      on conflict (login_account) do update set user_name = excluded.user_name,
        telephone = coalesce(nullif(excluded.telephone, ''), person.telephone),
        phone_num = coalesce(nullif(excluded.phone_num, ''), person.phone_num)
      where person.user_name <> excluded.user_name or excluded.telephone not in ('', person.telephone)
        or excluded.phone_num not in ('', person.phone_num)
      returning ${ADDED}`,
  )
}

/**
 * Posts, with the home page that they have where a table names none. Their roles are proposals, which give nothing; those
 * of accounts at work are left to the security officer.
 */
async function writePosts(db: Db, { posts }: ProvinceRows, known: Known): Promise<Written> {
  const rows = posts.map(({ account, organisation, department, position, roles, scope, home }) => {
    const codes = [...new Set(roles.map(role => known.roles.get(role) ?? role))]
    return { account, organisation, department, position, scope, home, roles: codes }
  })
  const given = rowsOf(
    rows,
    sql`account text, organisation text, department text, position text, scope text, home text, roles jsonb`,
  )
  const places = sql`${given}
    join person on person.login_account = given.account
    join organisation on organisation.org_code = given.organisation
    join department on department.org_id = organisation.id and department.dept_name = given.department`
  const written = await count(
    db,
    sql`insert into post (id, person_id, org_id, dept_id, position_name, home_path)
      select gen_random_uuid()::text, person.id, organisation.id, department.id, position,
        coalesce(nullif(home, ''), there.home_path, ${HOME})
      from ${places} left join post as there on there.person_id = person.id and there.org_id = organisation.id
      on conflict (person_id, org_id) do update set dept_id = excluded.dept_id, position_name = excluded.position_name,
        home_path = excluded.home_path
      where (post.dept_id, post.position_name, post.home_path)
        is distinct from (excluded.dept_id, excluded.position_name, excluded.home_path)
      returning ${ADDED}`,
  )
  const waiting = sql`${places}
    join post on post.person_id = person.id and post.org_id = organisation.id
    where person.awaits_password
      and not exists (select from post_role join post as any_post on any_post.id = post_id where any_post.person_id = person.id)`
  await sql`delete from post_role_proposal where post_id in (select post.id from ${waiting})`.execute(db)
  await sql`insert into post_role_proposal (post_id, role_code, data_scope)
    select post_id, role.code, data_scope
    from (select post.id as post_id, nullif(scope, '') as data_scope, roles from ${waiting}) as proposed
    cross join lateral jsonb_array_elements_text(roles) as role(code)`.execute(db)
  return written
}

type Write = (db: Db, rows: ProvinceRows, known: Known) => Promise<Written>

/** In this order: each stands on those before. */
export const WRITES: readonly (readonly [keyof ProvinceRows, Write])[] = [
  ['regions', writeRegions],
  ['organisations', writeOrganisations],
  ['departments', writeDepartments],
  ['people', writePeople],
  ['posts', writePosts],
]
