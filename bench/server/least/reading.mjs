/**
 * The least SQL that answers the reading calls, written by hand: one prepared statement each, along an index, with codes,
 * organisations and people as they stand in the rows, for a server knows their names. Nothing of guarded rows: the clerk
 * of the bench is kept from none.
 */

/** Where the clerk of the bench (zs05) works. */
export const DESK = { province: '99', org: '990000000-xf', dept: '990000000-xf-3', person: 'demo-zs05' }

const DEPARTMENT = [DESK.province, DESK.dept]

/** The first page of the department's list, and how many to-dos it has. */
export const TODO_PAGE = {
  name: 'least-page',
  text: `
    select (select sum(open_count) from todo_counter where province_code = $1 and dept_id = $2) as total,
      page.*, petition_no, petition_date, channel, category, place_region, anonymous, person_count, summary, name
    from (
      select id, petition_id, todo_type, due_at, created_at, calm_at, yellow_at, orange_at, source_org_id, person_id
      from todo where province_code = $1 and dept_id = $2 and done_at is null order by due_at, id limit 20
    ) as page
    join petition on petition.province_code = $1 and petition.id = page.petition_id
    join petition_person on petition_person.province_code = $1
      and petition_person.petition_id = page.petition_id and petition_person.seq = 1
    order by page.due_at, page.id`,
  values: DEPARTMENT,
}

/** All that the badges of to-dos are sums of. */
export const COUNTERS = {
  name: 'least-counters',
  text: `
    select todo_type, person_id, sum(open_count) from todo_counter
    where province_code = $1 and dept_id = $2 and person_id in ('', $3) group by 1, 2`,
  values: [...DEPARTMENT, DESK.person],
}

/** Where nothing but the session is read, which a server knows. */
export const NOTHING = { name: 'least-nothing', text: 'select 1', values: [] }
