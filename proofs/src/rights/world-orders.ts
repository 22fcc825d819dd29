import type { Query } from '../database.ts'
import type { Draws } from '../workflow/draws.ts'
import { PEOPLE, type Place } from './people.ts'
import type { Scattered, Step } from './world-steps.ts'

const SUPERVISED = 40
const RECOMMENDED = 40
const SENT = 85
const MOST_ADDRESSEES = 3
const FED_BACK = 70
/** Petitions to one of which a line of feedback is about. */
const ONE_IN = 31
const RECOMMENDATION_STATES = '012345678'.split('')

/** Orders by any office to some of those whom a petition has passed, or others; and recommendations about it. */
export async function scatterOrders(
  query: Query,
  petitions: readonly Scattered[],
  steps: readonly Step[],
  places: readonly Place[],
  draws: Draws,
) {
  const person = () => draws.pick(PEOPLE).id
  const passed = (id: number) => steps.flatMap(({ petition, target }) => (petition === id ? [target] : []))
  const orders = petitions
    .filter(() => draws.chance(SUPERVISED))
    .map(({ id, registered }) => ({
      petition: id,
      office: draws.chance(50) ? registered : draws.pick(places),
      person: person(),
      sent: draws.chance(SENT),
      parts: partsOf(passed(id), places, draws),
    }))
  const recommendations = petitions
    .filter(() => draws.chance(RECOMMENDED))
    .map(({ id, registered }) => ({
      petition: id,
      office: draws.chance(50) ? registered : draws.pick(places),
      person: person(),
      target: draws.pick(places).org,
      state: draws.pick(RECOMMENDATION_STATES),
    }))
  await query(ORDERS, [JSON.stringify(orders)])
  await query(HUNG)
  await query(ADDRESSEES, [JSON.stringify(orders)])
  await query(FEEDBACKS)
  await query(LINES)
  await query(RECOMMENDATIONS, [JSON.stringify(recommendations)])
}

function partsOf(passed: readonly Place[], places: readonly Place[], draws: Draws) {
  const chosen = Array.from({ length: 1 + draws.below(MOST_ADDRESSEES) }, () =>
    draws.pick(passed.length > 0 && draws.chance(60) ? passed : places),
  )
  const each = new Map(chosen.map(({ org, dept }) => [org, dept]))
  return [...each].map(([org, dept]) => ({ org, dept, answered: draws.chance(FED_BACK) }))
}

const ORDERS = `
  insert into supervision (province_code, order_no, petition_id, step_id, reason, way, facts, org_id, dept_id, drafter_id,
    origin, state, sent_at, created_at, changed_by, changed_at)
  select province_code, 'DB' || lpad(petition.id::text, 15, '9'), petition.id, lead_step_id, '10', '1', '', office->>'org',
    office->>'dept', person, 'own', case when sent then '2' else '0' end, case when sent then now() end, now(), person, now()
  from jsonb_to_recordset($1) as new(petition bigint, office jsonb, person text, sent boolean)
  join petition on petition.id = petition`

const HUNG = `
  insert into supervision_petition (province_code, supervision_id, petition_id)
  select province_code, id, petition_id from supervision
  on conflict do nothing`

const ADDRESSEES = `
  insert into supervision_addressee (province_code, supervision_id, org_id, dept_id, state, words, changed_by, changed_at)
  select province_code, supervision.id, org, dept, case when sent then '4' else '0' end,
    case when answered then 'answered' else '' end, person, now()
  from jsonb_to_recordset($1) as new(petition bigint, person text, sent boolean, parts jsonb)
  join supervision on order_no = 'DB' || lpad(petition::text, 15, '9'),
  jsonb_to_recordset(parts) as part(org text, dept text, answered boolean)`

/** Each says something else. */
const FEEDBACKS = `
  insert into supervision_feedback (province_code, addressee_id, round, measures, result, given_at, given_by)
  select province_code, id, 1, 'feedback ' || id, 'result ' || id, now(), changed_by
  from supervision_addressee where words = 'answered'`

/** Of a few petitions anywhere, which only some of those who read the feedback may see. */
const LINES = `
  insert into supervision_feedback_line (province_code, feedback_id, petition_id, text)
  select feedback.province_code, feedback.id, petition.id, 'line ' || feedback.id || ' of ' || petition.id
  from supervision_feedback as feedback join petition using (province_code)
  where petition_no <> '' and (7 * feedback.id + petition.id) % ${ONE_IN} = 0`

const RECOMMENDATIONS = `
  insert into recommendation (province_code, kind, petition_id, from_org_id, from_dept_id, drafter_id, to_org_id, text,
    state, sent_at, created_at, changed_by, changed_at)
  select province_code, '1', petition.id, office->>'org', office->>'dept', person, target, '', new.state,
    case when new.state not in ('0', '1', '8') then now() end, now(), person, now()
  from jsonb_to_recordset($1) as new(petition bigint, office jsonb, person text, target text, state text)
  join petition on petition.id = petition`
