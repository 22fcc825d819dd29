import { PEOPLE } from './people.mjs'

/** @typedef {import('../workflow/draws.mjs').Draws} Draws @typedef {import('../workflow/facts.mjs').Query} Query */
/** @typedef {{ org: string, dept: string, superior: string }} Place a department, with the organisation or the one above it */
/** @typedef {{ id: number, root: number, state: string, registered: { org: string, dept: string, person: string } }} Scattered */
/**
 * @typedef {object} Step
 * @property {number} id
 * @property {number} petition
 * @property {number | null} parent
 * @property {number} seq
 * @property {Place} source
 * @property {Place} target
 * @property {string} person who sent it
 * @property {string | null} handler
 * @property {string | null} behalf
 * @property {string} state
 * @property {boolean} lead
 * @property {string} pending
 * @property {boolean} suspended
 * @property {boolean} reopened
 * @property {boolean} answered
 */

const FIRST_ID = 5_000_000
const STEPS_EACH = 10
const MOST_BESIDE = 2
const MOST_PASSES = 3
const ON_BEHALF = 8
const DONE = '9'

/** @type {Pick<Step, 'lead' | 'state' | 'pending' | 'suspended' | 'reopened' | 'answered' | 'behalf' | 'handler'>} */
const PLAIN = {
  ...{ lead: true, state: DONE, pending: '', suspended: false, reopened: false, answered: false },
  ...{ behalf: null, handler: null },
}

/** States of the root's step, of those between and of the deepest lead step, by the main state. */
const LEAD = /** @type {Record<string, readonly string[]>} */ ({
  ...{ 20: ['4', '0'], 22: ['4', '2'], 25: ['11', '1'], 30: ['4', '5'], 35: ['4', '6'], 40: ['4', '6'] },
  ...{ 42: ['4', '7'], 44: ['4', '8'], 50: ['11', '6'], 62: ['4', '9'], 65: ['4', '6'] },
})

/** @param {Query} query @param {Draws} draws @param {number} count */
export async function placesOf(query, draws, count) {
  const rows = await query(
    `select org.id as org, department.id as dept, coalesce(org.parent1_id, org.id) as superior, org.is_petition
     from organisation as org join department on org_id = org.id where in_use order by org.id, department.id`,
  )
  const ids = [...new Set(rows.map(({ org }) => String(org)))]
  const chosen = new Set(Array.from({ length: count }, () => draws.pick(ids)))
  const places = rows.filter(({ org, is_petition }) => chosen.has(String(org)) || (is_petition && draws.chance(30)))
  return places.map(
    ({ org, dept, superior }) =>
      /** @type {Place} */ ({
        ...{ org: String(org), dept: String(dept) },
        superior: String(draws.chance(60) ? org : superior),
      }),
  )
}

/**
 * The steps of a petition: the registering organisation's own, those on the way to where it lies, and some beside.
 * @param {Scattered} petition
 * @param {readonly Place[]} places
 * @param {Draws} draws
 * @returns {Step[]}
 */
export function stepsOf(petition, places, draws) {
  const lead = leadPath(petition, places, draws)
  const [first] = lead
  const beside = first && lead.length > 1 ? draws.below(MOST_BESIDE + 1) : 0
  const others = Array.from({ length: beside }, (_, number) => ({
    ...below(/** @type {Step} */ (first), lead.length + number, draws.pick(places), draws),
    ...{ lead: false, state: hasEnded(petition.state) ? DONE : '1' },
  }))
  return [...lead, ...others]
}

/** @param {Scattered} petition @param {readonly Place[]} places @param {Draws} draws */
function leadPath({ id, root, state, registered }, places, draws) {
  const place = { ...registered, superior: registered.org }
  const own = { id: root, petition: id, parent: null, seq: 1, source: place, target: place, person: registered.person }
  /** @type {Step[]} */
  const path = [{ ...PLAIN, ...own, handler: null, state: hasEnded(state) ? DONE : '1' }]
  const [above = DONE, deepest = DONE] = LEAD[state] ?? []
  const passes = LEAD[state] ? 1 + draws.below(MOST_PASSES) : hasEnded(state) ? draws.below(MOST_PASSES) : 0
  for (let pass = 1; pass <= passes; pass++) {
    const before = /** @type {Step} */ (path.at(-1))
    before.state = above
    path.push({ ...below(before, path.length, draws.pick(places), draws), state: deepest })
  }
  Object.assign(/** @type {Step} */ (path.at(-1)), signsOf(state))
  return path
}

/** @param {Step} parent @param {number} number @param {Place} target @param {Draws} draws @returns {Step} */
const below = ({ petition, id, target: source }, number, target, draws) => ({
  ...{ ...PLAIN, id: FIRST_ID + petition * STEPS_EACH + number, petition, parent: id, seq: number + 1, source, target },
  person: draws.pick(PEOPLE).id,
  handler: draws.chance(60) ? draws.pick(PEOPLE).id : null,
  behalf: draws.chance(ON_BEHALF) ? target.superior : null,
})

/** What the main state says of the step where the petition lies. @param {string} state */
const signsOf = state => ({
  pending: state === '12' ? 'dispatch' : state === '40' ? 'answer' : '',
  ...{ suspended: state === '35', reopened: state === '65', answered: state === '50' },
})

/** @param {string} state */
const hasEnded = state => state >= '60' && !LEAD[state]
