import type { Query } from '../database.ts'
import type { Draws } from '../workflow/draws.ts'
import { PEOPLE, type Place } from './people.ts'
import { scatterOrders } from './world-orders.ts'
import { placesOf, type Step, stepsOf } from './world-steps.ts'

const WALLED = 22
const ACCUSED = 14
const MOST_ON_ACCESS_LIST = 7
const REVIEWED = 40
const REVIEW_STATES = '123456789'.split('')
const FILED = 40
const FILING_STATES = '01234567'.split('')
const MOST_TODOS = 3
const DONE = 30
const TODO_TYPES = [
  'sort',
  'signFor',
  'accept',
  'handle',
  'deliver',
  'close',
  'reportSignFor',
  'closingCheck',
  'approval',
  ...['review', 'termination'],
]
/** Organisations that have to do with petitions: few enough that they meet each other. */
const OFFICES = 40

/** States of a registered petition, the closed ones among them. */
const STATES =
  '10 12 20 22 25 30 35 40 42 44 50 60 62 65 80 90 91 92 93 94 99 20 25 30 30 42 60 10 22 50 20 25 30 44 65'.split(' ')

/**
 * Scatters the petitions of a demonstration: registered anywhere, about any place, in every state, passed through
 * organisations of every level, some behind a wall and some against an organisation. Nobody can know beforehand whose.
 */
export async function scatter(query: Query, draws: Draws) {
  const places = await placesOf(query, draws, OFFICES)
  const regions = await query('select region_code from region order by 1')
  const rows =
    await query(`select id, purpose = '02' or legal_class = '2' as accusation, (select min(id) from handling_step as step
    where (step.province_code, step.petition_id) = (petition.province_code, petition.id)) as root
    from petition where petition_no <> '' order by id`)
  const petitions = rows.map(({ id, root, accusation }) => {
    const walled = draws.chance(WALLED) || accusation === true
    const registered = { ...draws.pick(places), person: draws.pick(PEOPLE).id }
    const region = draws.pick(regions).region_code
    const accused = draws.chance(ACCUSED) ? draws.pick(places).superior : null
    return { id: Number(id), root: Number(root), state: draws.pick(STATES), registered, region, walled, accused }
  })
  await writePetitions(query, petitions)
  const steps = petitions.flatMap(petition => stepsOf(petition, places, draws))
  await writeSteps(query, steps)
  await writeTodos(
    query,
    petitions.flatMap(petition => todosOf(petition, places, draws)),
  )
  await writeAccessList(
    query,
    petitions.flatMap(petition => accessListOf(petition, draws)),
  )
  const reviewed = petitions.filter(() => draws.chance(REVIEWED))
  await writeReviews(
    query,
    reviewed.map(petition => ({ petition: petition.id, state: draws.pick(REVIEW_STATES), ...draws.pick(places) })),
  )
  const filed = petitions.filter(() => draws.chance(FILED))
  await writeFilings(
    query,
    filed.map(petition => {
      const [applicant, holder] = [draws.pick(places), draws.pick(places)]
      const own = { petition: petition.id, state: draws.pick(FILING_STATES), person: draws.pick(PEOPLE).id }
      return { ...own, ...holder, applicantOrg: applicant.org, applicantDept: applicant.dept }
    }),
  )
  await scatterOrders(query, petitions, steps, places, draws)
}

export interface Petition {
  id: number
  root: number
  state: string
  registered: Registered
  region: unknown
  walled: boolean
  accused: string | null
}

export interface Registered {
  org: string
  dept: string
  person: string
}

const todosOf = ({ id, root }: Petition, places: readonly Place[], draws: Draws) =>
  Array.from({ length: draws.below(MOST_TODOS + 1) }, () => ({
    petition: id,
    step: root,
    ...draws.pick(places),
    type: draws.pick(TODO_TYPES),
    person: draws.chance(50) ? draws.pick(PEOPLE).id : '',
    done: draws.chance(DONE),
  }))

function accessListOf({ id, walled }: Petition, draws: Draws) {
  if (!walled && draws.chance(90)) return []
  const persons = Array.from({ length: draws.below(MOST_ON_ACCESS_LIST + 1) }, () => draws.pick(PEOPLE).id)
  return [...new Set(persons)].map(person => ({ petition: id, person }))
}

const writePetitions = (query: Query, petitions: readonly Petition[]) =>
  query(
    `update petition set state = new.state, place_region = new.region, walled_off = walled, accused_org_id = accused,
       register_org_id = registered->>'org', register_dept_id = registered->>'dept',
       register_person_id = registered->>'person', lead_step_id = root, lead_org_id = registered->>'org',
       end_state = case when new.state >= '60' and new.state not in ('62', '65') then new.state else '' end,
       closed_at = case when new.state >= '60' and new.state <> '65' then registered_at end
     from jsonb_to_recordset($1) as new(id bigint, root bigint, state text, registered jsonb, region text,
       walled boolean, accused text)
     where petition.id = new.id`,
    [JSON.stringify(petitions)],
  )

async function writeSteps(query: Query, steps: readonly Step[]) {
  const of = `jsonb_to_recordset($1) as new(id bigint, petition bigint, parent bigint, seq int, lead boolean, state text,
    pending text, suspended boolean, reopened boolean, answered boolean, source jsonb, target jsonb, person text,
    handler text, behalf text)`
  await query(
    `update handling_step set state = new.state, pending = new.pending, suspended = new.suspended,
       reopened = new.reopened, answered_at = case when answered then sent_at end, from_org_id = source->>'org',
       from_dept_id = source->>'dept', from_person_id = person, to_org_id = target->>'org',
       to_dept_id = target->>'dept', handler_id = handler
     from ${of} where handling_step.id = new.id and parent is null`,
    [JSON.stringify(steps)],
  )
  await query(
    `insert into handling_step (province_code, id, petition_id, parent_id, seq, mode, is_lead, state, pending, suspended,
       reopened, answered_at, from_org_id, from_dept_id, from_person_id, to_org_id, to_dept_id, handler_id,
       on_behalf_org_id, sent_at)
     overriding system value
     select province_code, new.id, petition, parent, new.seq, '010100', lead, new.state, new.pending, new.suspended,
       new.reopened, case when answered then now() end, source->>'org', source->>'dept', person, target->>'org',
       target->>'dept', handler, behalf, now()
     from ${of} join petition on petition.id = petition where parent is not null order by new.id`,
    [JSON.stringify(steps)],
  )
}

async function writeTodos(query: Query, todos: readonly object[]) {
  await query('update todo set done_at = now() where done_at is null')
  await query(
    `insert into todo (province_code, petition_id, step_id, family, todo_type, org_id, dept_id, person_id,
       source_org_id, done_at)
     select province_code, petition, step, case when type = 'approval' then 'sysp' when type in ('review', 'termination') then 'qt'
       else 'db' end, type, org, dept, person,
       org, case when done then now() end
     from jsonb_to_recordset($1) as new(petition bigint, step bigint, type text, org text, dept text, person text,
       done boolean) join petition on petition.id = petition`,
    [JSON.stringify(todos)],
  )
}

/** Of any office, in any state; those that are there already stay. */
const writeReviews = (query: Query, reviews: readonly object[]) =>
  query(
    `insert into review (province_code, review_no, kind, petition_id, step_id, org_id, dept_id, original_org_id,
       received_on, way, grounds, requests, state, created_at, changed_by, changed_at)
     select province_code, 'FC' || lpad(petition.id::text, 15, '9'), 'review', petition.id, lead_step_id, org, dept, org,
       current_date, 'letter', '', '', new.state, now(), register_person_id, now()
     from jsonb_to_recordset($1) as new(petition bigint, state text, org text, dept text)
     join petition on petition.id = petition
     where not exists (select from review where review.petition_id = petition.id)`,
    [JSON.stringify(reviews)],
  )

/** By any office, with any other, in any state. */
const writeFilings = (query: Query, filings: readonly object[]) =>
  query(
    `insert into termination (province_code, filing_no, matter_id, petition_id, step_id, ground, applicant_org_id,
       applicant_dept_id, applicant_id, org_id, dept_id, state, facts, reasons, plan, created_at, changed_by, changed_at)
     select province_code, 'ZJ' || lpad(petition.id::text, 15, '9'), matter_id, petition.id, lead_step_id, 'reReviewed',
       "applicantOrg", "applicantDept", person, org, dept, new.state, '', '', '', now(), person, now()
     from jsonb_to_recordset($1) as new(petition bigint, state text, org text, dept text, "applicantOrg" text,
       "applicantDept" text, person text)
     join petition on petition.id = petition
     where matter_id is not null`,
    [JSON.stringify(filings)],
  )

const writeAccessList = (query: Query, accessList: readonly object[]) =>
  query(
    `insert into petition_access (province_code, petition_id, person_id) select province_code, petition, person
     from jsonb_to_recordset($1) as new(petition bigint, person text) join petition on petition.id = petition`,
    [JSON.stringify(accessList)],
  )
