import { type Desk, desksWith } from '../people/organisations/desks'
import { getOffice } from '../people/organisations/office'
import { closeTodos } from '../petitions/todos/close'
import { openTodo } from '../petitions/todos/open'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Receiver } from './receivers'
import type { OfficialDocument } from './row'

/** 公文员; an organisation without one leaves numbers, seal and sending to its handlers. */
const CLERKS = ['R16']
const HANDLERS = ['R12']

/** Those who number, seal and send for an organisation. */
export async function clerksOf(db: Db, orgId: string): Promise<Desk[]> {
  const clerks = await desksWith(db, orgId, CLERKS)
  return clerks.length > 0 ? clerks : await desksWith(db, orgId, HANDLERS)
}

/** Whoever has written or registered it. */
export const drafterOf = (row: OfficialDocument): Desk => ({ deptId: row.dept_id, personId: row.drafter_id })

/** Who hands a turn on, for which organisation. */
export type Giver = Pick<Caller, 'orgId' | 'personId'>

const TYPES = ['document', 'documentApproval'] as const

interface Turn {
  readonly type: (typeof TYPES)[number]
  readonly desks: readonly Desk[]
  readonly at: Date
}

/** Whose turn it is at the sender from now on: its to-dos about it end, and others begin. */
export async function passTo(db: Db, caller: Caller, row: OfficialDocument, { type, desks, at }: Turn): Promise<void> {
  await endTurn(db, caller, row, row.id, at)
  const turn = { refId: row.id, type, orgId: row.org_id, dueAt: null, at }
  for (const desk of desks) await give(db, caller, row, { ...turn, desk })
}

/** What to-dos of a receiver are about: its own part of the document. */
const receiptId = ({ document_id, seq }: Receiver): string => `${document_id}-${seq}`

/** It waits to be signed for with the department that takes in the receiver's work, or to be handled by who has signed. */
export async function passToReceiver(db: Db, caller: Giver, row: OfficialDocument, receiver: Receiver, at: Date) {
  if (receiver.org_id === null) return
  await endTurn(db, caller, row, receiptId(receiver), at)
  const { deptId } = await getOffice(db, receiver.org_id)
  const desk = { deptId: receiver.handler_dept_id ?? deptId, personId: receiver.handler_id ?? '' }
  const turn = { refId: receiptId(receiver), type: 'document', orgId: receiver.org_id, desk } as const
  await give(db, caller, row, { ...turn, dueAt: receiver.handler_id ? null : receiver.due_at, at })
}

export const endReceiverTurn = (db: Db, caller: Caller, row: OfficialDocument, receiver: Receiver, at: Date) =>
  endTurn(db, caller, row, receiptId(receiver), at)

/** Nobody has anything to do about it any longer. */
export async function endAllTurns(db: Db, caller: Caller, row: OfficialDocument, receivers: Receiver[], at: Date) {
  await closeTodos(
    db,
    { provinceCode: row.province_code, petitionId: null, refIds: [row.id, ...receivers.map(receiptId)], types: TYPES },
    { at, personId: caller.personId },
  )
}

const endTurn = (db: Db, caller: Giver, { province_code }: OfficialDocument, refId: string, at: Date) =>
  closeTodos(
    db,
    { provinceCode: province_code, petitionId: null, refId, types: TYPES },
    { at, personId: caller.personId },
  )

interface Given {
  readonly refId: string
  readonly type: (typeof TYPES)[number]
  readonly orgId: string
  readonly desk: Desk
  readonly dueAt: Date | null
  readonly at: Date
}

async function give(db: Db, caller: Giver, row: OfficialDocument, { desk, at, ...todo }: Given): Promise<void> {
  await openTodo(db, {
    ...todo,
    ...desk,
    provinceCode: row.province_code,
    petitionId: null,
    sourceOrgId: caller.orgId,
    createdAt: at,
    givenBy: caller.personId,
    ...(todo.dueAt && { clock: { type: limitTypeOf(row), start_at: at } }),
  })
}

/** K24, or K25 where it is urgent. */
export const limitTypeOf = ({ urgency }: Pick<OfficialDocument, 'urgency'>) => (urgency === '0' ? 'K24' : 'K25')
