import type { Clock, Facts, Order, OrderPart, Todo } from './facts.ts'

export const SUPERVISION_LIMITS = ['K14']
export const SUPERVISION_TODOS = [
  ...['superviseDraft', 'supervise', 'superviseUrge', 'superviseReport', 'superviseReturn', 'superviseExtension'],
  'superviseApproval',
]

/** Of an order: a draft, and one that leaders are asked about. */
const DRAFT = '0'
const APPROVAL = '1'
/** Of an addressee: over. */
const OVER = ['6', '9']
/** While K14 runs; it may while its own leaders are asked, or it wants to return it. */
const RUNNING = ['2', '3', '5']
const MAY_RUN = ['1', '8']

/** To-dos that an addressee asks for, by its state. */
const ASKED: Readonly<Record<string, string>> = {
  2: 'supervise',
  3: 'supervise',
  4: 'superviseReport',
  5: 'supervise',
  8: 'superviseReturn',
}
/** While nobody may have to decide any more whether an addressee gets more time. */
const DECIDED = ['4', ...OVER]
/** To-dos that may be open beside those. */
const BESIDE = ['superviseUrge', 'superviseExtension']

/** Of an order that was sent, from the least advanced on. */
const ADVANCE = ['2', '3', '5', '4', '6']

/** What is wrong with to-dos, limits and states of the orders on a petition, by section S of docs/workflow.md. */
export function wrongSupervisions(facts: Facts): string[] {
  return [...wrongOrders(facts), ...wrongMark(facts.supervisions, facts.petition.supervision_state)]
}

/** The same without the mark of the petition: a topic has none. */
export function wrongOrders(facts: Facts): string[] {
  const { supervisions, todos, clocks } = facts
  const known = supervisions.flatMap(order => [...wrongOrder(order, facts), ...order.parts.flatMap(wrongPart(facts))])
  const parts = supervisions.flatMap(order => order.parts)
  const strange = [
    ...todos.filter(({ todo_type, ref_id }) => isOfPart(todo_type) && !parts.some(({ id }) => `${id}` === ref_id)),
    ...todos.filter(
      ({ todo_type, ref_id }) =>
        todo_type === 'superviseDraft' && !supervisions.some(({ id, state }) => `${id}` === ref_id && state === DRAFT),
    ),
  ].map(({ todo_type, ref_id }) => `${todo_type} is about ${ref_id}, which does not ask for it`)
  const limits = clocks.filter(({ type, id }) => type === 'K14' && !parts.some(({ clock_id }) => clock_id === id))
  return [...known, ...strange, ...limits.map(({ id }) => `K14 ${id} runs for nobody`)]
}

const isOfPart = (type: string) => Object.values(ASKED).includes(type) || BESIDE.includes(type)

export function wrongMark(supervisions: readonly Order[], mark: number): string[] {
  const sent = supervisions.filter(({ sent_at }) => sent_at !== null)
  const isOpen = sent.some(({ closed_at }) => closed_at === null)
  const wanted = isOpen ? 1 : sent.length > 0 ? 2 : 0
  return mark === wanted ? [] : [`supervision is ${mark}, by the orders ${wanted}`]
}

function wrongOrder({ id, state, sent_at, parts }: Order, { todos }: Facts): string[] {
  const drafts = todos.filter(({ todo_type, ref_id }) => todo_type === 'superviseDraft' && ref_id === `${id}`)
  const wrong = drafts.length === (state === DRAFT ? 1 : 0) ? [] : [`order ${id} in ${state} is with ${drafts.length}`]
  if (sent_at === null || state === APPROVAL) return wrong
  const states = parts.map(asOrder)
  const wanted = ADVANCE.find(each => states.includes(each))
  return state === wanted ? wrong : [...wrong, `order ${id} is in ${state}, by its addressees in ${wanted}`]
}

function asOrder({ state, signed_at, fed_back_at }: OrderPart): string {
  if (OVER.includes(state)) return '6'
  if (!MAY_RUN.includes(state)) return state
  if (fed_back_at) return '5'
  return signed_at ? '3' : '2'
}

const wrongPart =
  ({ todos, clocks }: Facts) =>
  (part: OrderPart): string[] => {
    const asking = todos.filter(({ todo_type, ref_id }) => isOfPart(todo_type) && ref_id === `${part.id}`)
    return [...wrongAsked(part, asking), ...wrongAskedTime(part, asking), ...wrongRunning(part, clocks)]
  }

function wrongAsked({ id, state, org_id }: OrderPart, asking: readonly Todo[]): string[] {
  const wanted = ASKED[state]
  const here = asking.filter(({ todo_type }) => !BESIDE.includes(todo_type))
  const urges = asking.filter(({ todo_type }) => todo_type === 'superviseUrge').length
  const wrong = urges > 1 || (urges > 0 && OVER.includes(state)) ? [`addressee ${id} in ${state} is urged`] : []
  if (!wanted) return here.length === 0 ? wrong : [...wrong, `somebody is asked for addressee ${id} in ${state}`]
  const [first] = here
  const isRight = here.length === 1 && first?.todo_type === wanted
  const isThere = wanted === 'supervise' ? first?.org_id === org_id : first?.org_id !== org_id
  return isRight && isThere ? wrong : [...wrong, `not one ${wanted} is open for addressee ${id} in ${state}`]
}

/** The office decides once whether it gets more time, where it has asked and got none, until it has given feedback. */
function wrongAskedTime(part: OrderPart, asking: readonly Todo[]): string[] {
  const { id, state, org_id, asked_days, extended_days } = part
  const decisions = asking.filter(({ todo_type }) => todo_type === 'superviseExtension')
  if (decisions.length === 0) return []
  const isOpen = asked_days > 0 && extended_days === 0 && !DECIDED.includes(state)
  const isRight = isOpen && decisions.length === 1 && decisions.every(todo => todo.org_id !== org_id)
  return isRight ? [] : [`${decisions.length} decide on more time for addressee ${id} in ${state}`]
}

function wrongRunning({ id, state, clock_id, org_id }: OrderPart, clocks: readonly Clock[]): string[] {
  const own = clocks.filter(clock => clock.type === 'K14' && clock.id === clock_id && clock.org_id === org_id)
  if (RUNNING.includes(state)) return own.length === 1 ? [] : [`no K14 runs for addressee ${id} in ${state}`]
  if (MAY_RUN.includes(state)) return []
  return own.length === 0 ? [] : [`K14 runs for addressee ${id} in ${state}`]
}
