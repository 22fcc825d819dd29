import type { Query } from '../database.ts'
import type { Answered } from '../workflow/requests.ts'
import { type Document, type Receiver, TODO_TYPES } from './facts.ts'

const DRAFT = '0'
const APPROVAL = '1'
const TO_NUMBER = '2'
const TO_SEAL = '3'
const TO_SEND = '4'
const SENT = '5'
const CLOSED = '6'
const VOID = '7'
const WAITING = '1'
const DONE = '3'

/** From which states each action leads to which, of a document; as docs/documents.md has it. */
const MOVES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  edit: [DRAFT, DRAFT],
  submit: [DRAFT, `${APPROVAL}${TO_NUMBER}`],
  approve: [APPROVAL, TO_NUMBER],
  sendBack: [APPROVAL, DRAFT],
  number: [TO_NUMBER, TO_SEAL],
  seal: [TO_SEAL, TO_SEND],
  send: [TO_SEND, SENT],
  recall: [SENT, TO_SEND],
  finish: [SENT, CLOSED],
  cancel: [`${TO_NUMBER}${TO_SEAL}${TO_SEND}${SENT}`, VOID],
  urge: [SENT, SENT],
  redeliver: [SENT, SENT],
  recordReceipt: [SENT, SENT],
  sign: [`${SENT}${CLOSED}`, `${SENT}${CLOSED}`],
  conclude: [`${SENT}${CLOSED}`, `${SENT}${CLOSED}`],
  propose: ['a', 'b'],
  instruct: ['b', 'c'],
  handle: ['c', CLOSED],
  link: ['abc', 'abc'],
}
/** States of two digits as one letter. */
const LETTERS: Readonly<Record<string, string>> = { 10: 'a', 11: 'b', 12: 'c' }
const letterOf = (state: string): string => LETTERS[state] ?? state

/** Whether what was acknowledged led from where it was to where it is, in any order that two at once may have had. */
export function wrongMoves(before: string, after: Document, answers: readonly Answered[]): string[] {
  const done = answers
    .filter(({ code, path }) => code === 0 && MOVES[actionOf(path)])
    .sort((one, other) => Number(one.data?.version) - Number(other.data?.version))
  const wrong: string[] = []
  let state = before
  for (const { path, data } of done) {
    const action = actionOf(path)
    const [from, to] = MOVES[action] ?? ['', '']
    const next = String(data?.gwzt)
    if (!from.includes(letterOf(state)) || !to.includes(letterOf(next)))
      wrong.push(`${action} led from ${state} to ${next}`)
    state = next
  }
  return state === after.state ? wrong : [...wrong, `it is in ${after.state}, by what was acknowledged in ${state}`]
}

export const actionOf = (path: string): string => path.split('/').at(-1) ?? ''

/** What of a document does not fit together. */
export const wrongDocument = (facts: Document): string[] => [
  ...wrongNumber(facts),
  ...wrongSeal(facts),
  ...facts.receivers.flatMap(receiver => wrongReceiver(facts, receiver)),
  ...wrongTodos(facts),
]

const AGREED = [TO_SEAL, TO_SEND, SENT, CLOSED]
const SEALED = [TO_SEND, SENT, CLOSED]

/** It has its number from 编号 on, and keeps it in the register when it is made void. */
function wrongNumber({ incoming, state, document_no: no, numbers }: Document): string[] {
  if (incoming) return numbers.length > 0 ? ['what came from outside has taken a number of the own'] : []
  const [taken, ...more] = numbers
  const isDue = AGREED.includes(state) || (state === VOID && no !== '')
  return [
    ...(isDue === (no !== '') ? [] : [`its number is “${no}” in ${state}`]),
    ...(more.length > 0 ? [`it has ${numbers.length} numbers`] : []),
    ...(taken?.document_no === no || (!taken && no === '')
      ? []
      : [`the register has ${taken?.document_no}, not ${no}`]),
    ...(taken && (taken.cancelled_at !== null) !== (state === VOID)
      ? [`its number is cancelled or not, in ${state}`]
      : []),
  ]
}

function wrongSeal({ incoming, state, file_id, digest, pdf_file_id, pdf_digest }: Document): string[] {
  const marks = [file_id, digest, pdf_file_id, pdf_digest].map(each => each !== null && each !== '')
  const isWhole = marks.every(Boolean)
  const isNone = !marks.some(Boolean)
  if (incoming) return isNone ? [] : ['what came from outside is sealed']
  if (SEALED.includes(state)) return isWhole ? [] : [`it is not sealed in ${state}`]
  return state === VOID ? (isWhole || isNone ? [] : ['it is half sealed']) : isNone ? [] : [`it is sealed in ${state}`]
}

function wrongReceiver({ state, sent_at }: Document, receiver: Receiver): string[] {
  const { seq, delivered_at, signed_at, signer, due_at, has_access } = receiver
  const isSigned = receiver.state !== WAITING
  const wasSent = sent_at !== null
  const isOwed = wasSent && delivered_at !== null && has_access
  return [
    ...((delivered_at !== null) === wasSent ? [] : [`${seq} has it or not, in ${state}`]),
    ...(isSigned === (signed_at !== null) && isSigned === (signer !== '') ? [] : [`${seq} is half signed`]),
    ...(isSigned && !wasSent ? [`${seq} has signed for what was not sent`] : []),
    ...((due_at !== null) === isOwed ? [] : [`${seq} has a limit or none, in ${state}`]),
    ...(state === CLOSED && !receiver.copied && !isSigned ? [`${seq} has not signed, and it is ended`] : []),
  ]
}

/** Whose turn it is at the sender, by state: of which kind, and whether somebody has to have it. */
function wrongTodos(facts: Document): string[] {
  const { id, state, todos, receivers, drafter_id, org_id } = facts
  const own = todos.filter(({ ref_id }) => ref_id === String(id))
  const approvals = own.filter(({ todo_type }) => todo_type === 'documentApproval')
  const isAsked = [APPROVAL, '11'].includes(state)
  const mustBe = ['2', '3', '4', '10', '12'].includes(state) || isAsked
  const mayBe = mustBe || state === DRAFT || state === SENT
  return [
    ...(mustBe && own.length === 0 ? [`it waits for nobody in ${state}`] : []),
    ...(!mayBe && own.length > 0 ? [`it waits for somebody in ${state}`] : []),
    ...(isAsked === approvals.length > 0 ? [] : [`${approvals.length} are asked to agree in ${state}`]),
    ...own.filter(todo => todo.org_id !== org_id).map(todo => `a to-do of the sender is open at ${todo.org_id}`),
    ...(state === APPROVAL && approvals.some(({ person_id }) => person_id === drafter_id)
      ? ['its writer is asked']
      : []),
    ...(state === SENT && own.length > 0 !== isSendersTurn(receivers) ? ['the sender has its turn or not'] : []),
    ...receivers.flatMap(receiver => wrongReceipt(facts, receiver)),
  ]
}

/** To record what is signed on paper, or to end it. */
const isSendersTurn = (receivers: readonly Receiver[]): boolean =>
  receivers.some(({ state, has_access }) => state === WAITING && !has_access) ||
  !receivers.some(({ state, copied }) => state === WAITING && !copied)

/** A receiver of the portal that has it is to sign, then to end it, and is due as its limit says. */
function wrongReceipt({ id, state, todos }: Document, receiver: Receiver): string[] {
  const own = todos.filter(({ ref_id }) => ref_id === `${id}-${receiver.seq}`)
  const isDue = [SENT, CLOSED].includes(state) && receiver.delivered_at !== null && receiver.has_access
  const wanted = isDue && receiver.state !== DONE ? 1 : 0
  if (own.length !== wanted) return [`${receiver.seq} has ${own.length} to-dos in ${receiver.state} of ${state}`]
  const dueAt = receiver.state === WAITING ? receiver.due_at : null
  return own
    .filter(todo => todo.due_at !== dueAt || todo.person_id !== (receiver.handler_id ?? ''))
    .map(todo => `the to-do of ${receiver.seq} is due at ${todo.due_at} with ${todo.person_id}`)
}

/** One row of the audit for what was acknowledged, none for what was refused. */
export async function wrongAudit(query: Query, answers: readonly Answered[]): Promise<string[]> {
  const rows = await query<{ request_id: string; count: number }>(
    `select request_id, count(*)::int as count from audit
     where object_type = 'official_document' and request_id = any($1) group by 1`,
    [answers.map(({ requestId }) => requestId)],
  )
  const audited = new Map(rows.map(({ request_id, count }) => [request_id, count]))
  return answers
    .filter(({ code, requestId }) => (audited.get(requestId) ?? 0) !== (code === 0 ? 1 : 0))
    .map(({ path, code, requestId }) => `${path} was answered ${code} and audited ${audited.get(requestId) ?? 0} times`)
}

/** Of all documents: numbers that are twice, or left out; to-dos that are counted otherwise than they are. */
export async function wrongWhole(query: Query): Promise<string[]> {
  const gaps = await query(
    `select org_id, series, count(*)::int, count(distinct serial)::int as serials, max(serial) from document_number
     where official_document_id is not null group by 1, 2
     having count(*) <> max(serial) or count(distinct serial) <> max(serial)`,
  )
  const counters = await query(
    `select * from (
       select province_code, dept_id, person_id, todo_type, count(*)::int as open_count
       from todo where done_at is null and todo_type = any($1) group by 1, 2, 3, 4
     ) as recount
     full join (select * from todo_counter where open_count <> 0 and todo_type = any($1)) as counter
       using (province_code, dept_id, person_id, todo_type)
     where recount.open_count is distinct from counter.open_count`,
    [TODO_TYPES],
  )
  return [
    ...gaps.map(row => `numbers are twice or left out: ${JSON.stringify(row)}`),
    ...counters.map(row => `counted otherwise: ${JSON.stringify(row)}`),
  ]
}
