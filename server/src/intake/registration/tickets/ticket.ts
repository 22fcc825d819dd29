import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { callTicket, tickets } from '@portal/shared-lib/contract/tickets'
import type { Selectable } from 'kysely'
import { dateTimeOf, dayOf, endOfDay, startOfDay } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import type { Database } from '../../../platform/database/schema'
import { refuse } from '../../../platform/refusal'
import { ownInterviews } from '../own-interviews'

export type TicketRow = Selectable<Database['window_ticket']>
export type Ticket = CallAnswer<typeof callTicket>

/** States of a ticket, as rows carry them. */
export const TICKET = { waiting: '1', called: '2', done: '4', missed: '5', void: '9' } as const

/** The organisation's tickets of a day, in their order. */
export function ticketsOfDay(db: Db, { provinceCode, orgId }: Caller, at: Date) {
  const day = dayOf(at)
  return db
    .selectFrom('window_ticket')
    .where('province_code', '=', provinceCode)
    .where('org_id', '=', orgId)
    .where('issued_at', '>=', startOfDay(day))
    .where('issued_at', '<=', endOfDay(day))
    .orderBy('ticket_no')
}

/** Those tickets, and which of them wait for the caller, as the caller's badge counts them. */
export async function readTickets(db: Db, caller: Caller, at: Date): Promise<CallAnswer<typeof tickets>> {
  const rows = await ticketsOfDay(db, caller, at).selectAll().execute()
  const waiting = await ownInterviews(db, caller, at)
  return rows.map(row => ({ ...shownTicket(row), waitsForMe: waiting.has(row.ticket_no) }))
}

/** A ticket of the caller's organisation, locked until the transaction ends. */
export async function lockTicket(db: Db, { provinceCode, orgId }: Caller, ticketNo: string): Promise<TicketRow> {
  const ticket = await db
    .selectFrom('window_ticket')
    .where('province_code', '=', provinceCode)
    .where('org_id', '=', orgId)
    .where('ticket_no', '=', ticketNo)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return ticket ?? refuse('notFound', { what: '窗口登记票号' })
}

export async function changeTicket(
  db: Db,
  { province_code, ticket_no }: TicketRow,
  changes: Partial<Pick<TicketRow, 'state' | 'called_at'>>,
): Promise<TicketRow> {
  return await db
    .updateTable('window_ticket')
    .set(changes)
    .where('province_code', '=', province_code)
    .where('ticket_no', '=', ticket_no)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const shownTicket = (ticket: TicketRow): Ticket => ({
  ticketNo: ticket.ticket_no,
  windowName: ticket.window_name,
  name: ticket.name,
  personCount: ticket.person_count,
  reason: ticket.reason,
  state: ticket.state,
  issuedAt: dateTimeOf(ticket.issued_at),
  calledAt: ticket.called_at && dateTimeOf(ticket.called_at),
})
