/**
 * The least SQL that tells the main figures of a board or a report, written by hand: one period, no right but that to the
 * province, nothing compared.
 */
const condition = `province_code = '99' and not guarded and state not in ('91', '99')`
const counted = `petition_fact where ${condition}`
const cited = `petition_fact cross join unnest(cited) as named (law) where ${condition}`
const inPeriod = 'registered_on between $1::date and $2::date'
const isOpen = `(state < '60' or state = '65')`

/** @type {Record<string, string> & { report: string }} */
export const LEAST = {
  overview: `select count(*), count(*) filter (where repeat_flag <> '0'), count(*) filter (where collective)
    from ${counted} and ${inPeriod}`,
  trend: `select date_trunc('month', registered_on), channel, count(*) from ${counted} and ${inPeriod} group by 1, 2`,
  shares: `select left(category, 2), count(*), sum(persons) from ${counted} and ${inPeriod} group by 1`,
  ranking: `select unit_id, count(*) from ${counted} and ${inPeriod} group by 1`,
  policyMatrix: `select law, left(category, 4), count(*) from ${cited} and ${inPeriod} group by 1, 2`,
  citations: `select law, count(*) from ${cited} and ${inPeriod} group by 1`,
  causes: `select left(category, 2), cause, count(*) from ${counted} and ${inPeriod} group by 1, 2`,
  topics: `select topic, count(*) from petition_fact join text_topic_member using (province_code, petition_id)
    where ${condition} and ${inPeriod} group by 1`,
  forecast: `select registered_on, count(*) from ${counted} and ${inPeriod} group by 1`,
  units: `select unit_id, state, count(*) from ${counted} and ${isOpen} and $1::date < $2::date group by 1, 2`,
  report: `select left(place_region, 4), count(*), sum(persons), count(*) filter (where repeat_flag <> '0'),
    count(*) filter (where ${isOpen}) from ${counted} and ${inPeriod} group by 1`,
}
