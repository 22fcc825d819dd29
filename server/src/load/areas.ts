import { sql } from 'kysely'
import type { Db } from '../platform/database/connect'

/** Cities with their first five counties: so many places like that in which the demonstration's cases were played. */
export const AREAS = 30
const COUNTIES = 5

/**
 * Functions of a session that carry an id over from the place of the demonstration to another one of so many: the same
 * bureau, unit or town in another city or county, and the person who has the same post there.
 */
export async function defineAreas(db: Db): Promise<void> {
  await sql`
    create or replace function pg_temp.office_at(id text, area integer) returns text language sql immutable as $$
      select case when area = 0 then id else replace(replace(id,
        '990121', '99' || lpad((area / ${sql.lit(COUNTIES)} + 1)::text, 2, '0') || (21 + area % ${sql.lit(COUNTIES)})),
        '9901', '99' || lpad((area / ${sql.lit(COUNTIES)} + 1)::text, 2, '0')) end $$`.execute(db)
  await sql`
    create or replace function pg_temp.person_at(id text, area integer) returns text language sql immutable as $$
      select case
        when area = 0 or id !~ '^demo-(al|rs|zj|zr|sd|xz)' then id
        when id ~ '^demo-(sd|xz)' then id || '-' || area
        when area < ${sql.lit(COUNTIES)} then id
        else id || '-c' || area / ${sql.lit(COUNTIES)} end $$`.execute(db)
}

/** Organisations and people of the other places, where they are not there yet. */
export async function settleAreas(db: Db): Promise<void> {
  const areas = sql`generate_series(1, ${sql.lit(AREAS - 1)}) as area`
  const at = (column: string) => sql`pg_temp.office_at(${sql.ref(column)}, area)`
  const person = (column: string) => sql`pg_temp.person_at(${sql.ref(column)}, area)`
  await sql`insert into organisation
    select (jsonb_populate_record(organisation, jsonb_build_object('id', ${at('organisation.id')},
      'company_name', region.region_name || '人民政府', 'region_code', region.region_code,
      'org_code', ${at('org_code')}, 'parent1_id', ${at('parent1_id')}, 'parent3_id', ${at('parent3_id')}))).*
    from organisation cross join ${areas} join region on region.region_code = ${at('organisation.region_code')}
    where organisation.id = '990121100-zf' on conflict do nothing`.execute(db)
  await sql`insert into department
    select (jsonb_populate_record(department, jsonb_build_object('id', ${at('department.id')},
      'org_id', ${at('org_id')}))).*
    from department cross join ${areas} where org_id = '990121100-zf' on conflict do nothing`.execute(db)
  await sql`insert into person
    select distinct on (moved.id) (jsonb_populate_record(person, jsonb_build_object('id', moved.id,
      'login_account', substr(moved.id, 6)))).*
    from person cross join ${areas} cross join lateral (select ${person('person.id')} as id) as moved
    where is_demo and moved.id <> person.id on conflict do nothing`.execute(db)
  await sql`insert into post
    select distinct on (moved.id) (jsonb_populate_record(post, jsonb_build_object('id', moved.id || '-1',
      'person_id', moved.id, 'org_id', ${at('org_id')}, 'dept_id', ${at('dept_id')}))).*
    from post cross join ${areas} cross join lateral (select ${person('post.person_id')} as id) as moved
    where moved.id <> post.person_id and post.id like '%-1' order by moved.id, area on conflict do nothing`.execute(db)
  await sql`insert into post_role (post_id, role_code)
    select distinct person.id || '-1', role_code
    from post_role join post on post.id = post_id cross join ${areas}
    join person on person.id = ${person('post.person_id')} and person.id <> post.person_id
    on conflict do nothing`.execute(db)
}
