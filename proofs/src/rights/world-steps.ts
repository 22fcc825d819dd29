import type { Query } from '../database.ts'
import type { Draws } from '../workflow/draws.ts'
import { PEOPLE, type Place } from './people.ts'

export interface Scattered {
  id: number
  root: number
  state: string
  registered: { org: string; dept: string; person: string }
}

export interface Step {
  id: number
  petition: number
  parent: number | null
  seq: number
  source: Place
  target: Place
  /** Who sent it. */
  person: string
  handler: string | null
  behalf: string | null
  state: string
  lead: boolean
  pending: string
  suspended: boolean
  reopened: boolean
  answered: boolean
}

const FIRST_ID = 5_000_000
const STEPS_EACH = 10
const MOST_CO_HANDLERS = 2
const MOST_PASSES = 3
const ON_BEHALF = 8
const DONE = '9'

const PLAIN: Pick<Step, 'lead' | 'state' | 'pending' | 'suspended' | 'reopened' | 'answered' | 'behalf' | 'handler'> = {
  lead: true,
  state: DONE,
  pending: '',
  suspended: false,
  reopened: false,
  answered: false,
  behalf: null,
  handler: null,
}

/** States of the root's step, of those between and of the deepest lead step, by the main state. */
const LEAD: Record<string, readonly string[]> = {
  20: ['4', '0'],
  22: ['4', '2'],
  25: ['11', '1'],
  30: ['4', '5'],
  35: ['4', '6'],
  40: ['4', '6'],
  42: ['4', '7'],
  44: ['4', '8'],
  50: ['11', '6'],
  62: ['4', '9'],
  65: ['4', '6'],
}

export async function placesOf(query: Query, draws: Draws, count: number) {
  const rows = await query(
    `select org.id as org, department.id as dept, coalesce(org.parent1_id, org.id) as superior, org.is_petition
     from organisation as org join department on org_id = org.id where in_use order by org.id, department.id`,
  )
  const ids = [...new Set(rows.map(({ org }) => String(org)))]
  const chosen = new Set(Array.from({ length: count }, () => draws.pick(ids)))
  const places = rows.filter(({ org, is_petition }) => chosen.has(String(org)) || (is_petition && draws.chance(30)))
  return places.map(
    ({ org, dept, superior }): Place => ({
      org: String(org),
      dept: String(dept),
      superior: String(draws.chance(60) ? org : superior),
    }),
  )
}

/** The steps of a petition: the registering organisation's own, those on the way to where it lies, and some that co-handle. */
export function stepsOf(petition: Scattered, places: readonly Place[], draws: Draws): Step[] {
  const lead = leadPath(petition, places, draws)
  const [first] = lead
  const coHandlers = lead.length > 1 ? draws.below(MOST_CO_HANDLERS + 1) : 0
  const others = Array.from({ length: coHandlers }, (_, number) => ({
    ...below(first, lead.length + number, draws.pick(places), draws),
    lead: false,
    state: hasEnded(petition.state) ? DONE : '1',
  }))
  return [...lead, ...others]
}

/** From the registering organisation's own step, which there always is, to the deepest. */
function leadPath(
  { id, root, state, registered }: Scattered,
  places: readonly Place[],
  draws: Draws,
): [Step, ...Step[]] {
  const place = { ...registered, superior: registered.org }
  const own = { id: root, petition: id, parent: null, seq: 1, source: place, target: place, person: registered.person }
  let last: Step = { ...PLAIN, ...own, handler: null, state: hasEnded(state) ? DONE : '1' }
  const path: [Step, ...Step[]] = [last]
  const [above = DONE, deepest = DONE] = LEAD[state] ?? []
  const passes = LEAD[state] ? 1 + draws.below(MOST_PASSES) : hasEnded(state) ? draws.below(MOST_PASSES) : 0
  for (let pass = 1; pass <= passes; pass++) {
    last.state = above
    last = { ...below(last, path.length, draws.pick(places), draws), state: deepest }
    path.push(last)
  }
  Object.assign(last, signsOf(state))
  return path
}

const below = ({ petition, id, target: source }: Step, number: number, target: Place, draws: Draws): Step => ({
  ...PLAIN,
  id: FIRST_ID + petition * STEPS_EACH + number,
  petition,
  parent: id,
  seq: number + 1,
  source,
  target,
  person: draws.pick(PEOPLE).id,
  handler: draws.chance(60) ? draws.pick(PEOPLE).id : null,
  behalf: draws.chance(ON_BEHALF) ? target.superior : null,
})

/** What the main state says of the step where the petition lies. */
const signsOf = (state: string) => ({
  pending: state === '12' ? 'dispatch' : state === '40' ? 'answer' : '',
  suspended: state === '35',
  reopened: state === '65',
  answered: state === '50',
})

const hasEnded = (state: string) => state >= '60' && !LEAD[state]
