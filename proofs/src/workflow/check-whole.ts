import type { Query } from '../database.ts'

/** Rows of the whole database that contradict each other; each of these finds none. */
const CONTRADICTIONS = {
  'counters of to-dos that disagree with a recount': `
    select * from (
      select province_code, dept_id, person_id, todo_type, count(*)::int as open_count
      from todo where done_at is null group by 1, 2, 3, 4
    ) as recount
    full join (select * from todo_counter where open_count <> 0) as counter
      using (province_code, dept_id, person_id, todo_type)
    where recount.open_count is distinct from counter.open_count`,
  'petitions in the reach of others than those whose they are': `
    with written as (
      select province_code, reach.* from petition_reach as reach join party on party.id = reach.party)
    (select * from petition_reach_now except select * from written)
    union all (select * from written except select * from petition_reach_now)`,
  'petitions that are counted as something that they are not': `
    (select * from petition_fact_now except select * from petition_fact)
    union all (select * from petition_fact except select * from petition_fact_now)`,
  'petition numbers that are used twice': `
    select petition_no from petition where petition_no <> '' group by 1 having count(*) > 1`,
  'petitions without a line for each version': `
    select petition_no, version from petition where version <> (
      select count(*) from timeline
      where (timeline.province_code, timeline.petition_id) = (petition.province_code, petition.id))`,
}

export async function wrongWhole(query: Query) {
  const wrong = []
  for (const [what, text] of Object.entries(CONTRADICTIONS)) {
    const rows = await query(text)
    if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows)}`)
  }
  return wrong
}
