import type { Query } from '../database.ts'

/** What the oracle judges by, as it is written down. */
export interface Facts {
  petitions: readonly Petition[]
  organisations: ReadonlyMap<string, Organisation>
  /** The region above each. */
  regions: ReadonlyMap<string, string | null>
  /** Codes of the buttons that each role holds. */
  buttons: ReadonlyMap<string, ReadonlySet<string>>
  /** Pages as menu/page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Scopes of each role. */
  scopes: ReadonlyMap<string, string>
}

export interface Petition {
  no: string
  version: number
  state: string
  registeredOrg: string
  registeredDept: string
  registeredBy: string
  region: string
  /** Walled by its mark, or as an accusation. */
  walled: boolean
  accused: string | null
  /** People on its list. */
  accessList: readonly string[]
  steps: readonly StepFact[]
  todos: readonly TodoFact[]
  reviews: readonly ProceedingFact[]
  /** For termination, those that hang on it. */
  filings: readonly ProceedingFact[]
  /** On it alone. */
  orders: readonly OrderFact[]
  recommendations: readonly RecommendationFact[]
  /** Name of the main petitioner. */
  name: string
  anonymous: boolean
  category: string
  summary: string
}

export interface StepFact {
  isRoot: boolean
  state: string
  fromOrg: string
  fromDept: string
  sentBy: string
  toOrg: string
  toDept: string
  handler: string | null
  behalf: string | null
}

/** A review, or a filing for termination. */
export interface ProceedingFact {
  id: string
  state: string
  version: number
  /** Who has it. */
  org: string
  /** Who has filed it; of a review as `org`. */
  applicantOrg: string
}

/** An order of supervision, by an office. */
export interface OrderFact {
  id: string
  org: string
  sent: boolean
  parts: readonly OrderPartFact[]
}

/** One of those whom it is sent to, with the words of its feedback, and with what that says of single petitions. */
export interface OrderPartFact {
  id: string
  org: string
  feedbacks: readonly string[]
  lines: readonly { no: string; text: string }[]
}

export interface RecommendationFact {
  id: string
  from: string
  to: string
  state: string
}

export interface TodoFact {
  org: string
  dept: string
  person: string
  open: boolean
  type: string
}

export interface Organisation {
  id: string
  region: string
  isBureau: boolean
  above: string | null
  lineAbove: string | null
  watcher: string | null
}

const OF = '(province_code, petition_id) = (petition.province_code, petition.id)'

const proceedings = (table: string, applicant: string) => `(select coalesce(jsonb_agg(jsonb_build_object(
  'id', id::text, 'state', state, 'version', version, 'org', org_id, 'applicantOrg', ${applicant})), '[]')
  from ${table} where ${OF})`

const ORDERS = `(select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'org', org_id, 'sent', sent_at is not null,
  'parts', (select coalesce(jsonb_agg(jsonb_build_object('id', part.id::text, 'org', part.org_id, 'feedbacks',
    array(select measures from supervision_feedback as feedback
      where (feedback.province_code, feedback.addressee_id) = (part.province_code, part.id) order by round),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('no', other.petition_no, 'text', line.text)), '[]')
      from supervision_feedback as feedback
      join supervision_feedback_line as line on line.feedback_id = feedback.id
      join petition as other on other.id = line.petition_id
      where (feedback.province_code, feedback.addressee_id) = (part.province_code, part.id)))), '[]')
    from supervision_addressee as part
    where (part.province_code, part.supervision_id) = (supervision.province_code, supervision.id)))), '[]')
  from supervision where ${OF})`

const RECOMMENDATIONS = `(select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'from', from_org_id, 'to', to_org_id,
  'state', state)), '[]') from recommendation where ${OF})`

const PETITIONS = `select petition_no as no, version, state, register_org_id as "registeredOrg", place_region as region,
  register_dept_id as "registeredDept", register_person_id as "registeredBy", category, summary, anonymous,
  walled_off or purpose = '02' or legal_class = '2' as walled,
  accused_org_id as accused, (select name from petition_person where ${OF} and seq = 1) as name,
  array(select person_id from petition_access where ${OF}) as "accessList",
  (select coalesce(jsonb_agg(jsonb_build_object('isRoot', parent_id is null, 'state', state, 'fromOrg', from_org_id,
    'fromDept', from_dept_id, 'sentBy', from_person_id, 'toOrg', to_org_id, 'toDept', to_dept_id, 'handler', handler_id,
    'behalf', on_behalf_org_id)), '[]') from handling_step where ${OF}) as steps,
  (select coalesce(jsonb_agg(jsonb_build_object('org', org_id, 'dept', dept_id, 'person', person_id, 'open',
    done_at is null, 'type', todo_type)), '[]') from todo where ${OF}) as todos,
  ${proceedings('review', 'org_id')} as reviews,
  ${ORDERS} as orders, ${RECOMMENDATIONS} as recommendations,
  ${proceedings('termination', 'applicant_org_id')} as filings
  from petition where petition_no <> '' order by id`

const ORGANISATIONS = `select id, region_code as region, is_petition as "isBureau", parent1_id as above,
  parent2_id as "lineAbove", parent3_id as watcher from organisation`

const GRANTED = `select role_code as role, node.url, menu.url as menu, node.custom_parameters::jsonb->>'kind' as kind
  from role_permission join permission_node as node on node.id = node_id
  left join permission_node as menu on menu.id = node.parent_id`

export async function readFacts(query: Query): Promise<Facts> {
  const granted = await query<{ role: string; url: string; menu: string; kind: string }>(GRANTED)
  const roles = await query('select role_code, data_scope from role')
  const regions = await query<{ region_code: string; parent_code: string | null }>(
    'select region_code, parent_code from region',
  )
  const organisations = await query<Organisation>(ORGANISATIONS)
  const petitions = await query<Petition>(PETITIONS)
  const urls = (kind: string, url: (row: (typeof granted)[number]) => string) =>
    new Map(
      roles.map(({ role_code: role }) => {
        const held = granted.filter(row => row.role === role && row.kind === kind)
        return [String(role), new Set(held.map(url))]
      }),
    )
  return {
    petitions,
    organisations: new Map(organisations.map(organisation => [organisation.id, organisation])),
    regions: new Map(regions.map(({ region_code, parent_code }) => [region_code, parent_code])),
    buttons: urls('button', ({ url }) => url),
    pages: urls('page', ({ menu, url }) => `${menu}/${url}`),
    scopes: new Map(roles.map(({ role_code, data_scope }) => [String(role_code), String(data_scope)])),
  }
}

/** What changes where somebody has acted: nobody has, if all that was asked for is refused. */
export async function readLedger(query: Query) {
  const [counts] = await query(`select (select sum(version) from petition) as versions,
    (select count(*) from timeline) as lines, (select count(*) from todo where done_at is null) as todos,
    (select count(*) from handling_step) as steps, (select sum(version) from review) as reviews,
    (select sum(version) from termination) as filings,
    (select sum(version) from supervision) as orders, (select sum(version) from supervision_addressee) as addressees,
    (select sum(version) from recommendation) as recommendations, (select count(*) from approval) as approvals`)
  return JSON.stringify(counts)
}
