import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/tickets'
import { STATE } from '../../../petitions/record/states'
import { addStep } from '../../../petitions/record/timeline'
import { movingTogether } from '../../../petitions/todos/counter'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contextOf, endWaiting } from '../ask'
import { changeTicket, lockTicket, shownTicket, TICKET, type Ticket, type TicketRow } from './ticket'

type MoveAsk = Ask<CallInput<typeof contract.callTicket>>

const CALLABLE: readonly string[] = [TICKET.waiting, TICKET.called, TICKET.missed]
const OVER: readonly string[] = [TICKET.done, TICKET.void]

/** 叫号; calling again calls again. */
export async function callTicket(ask: MoveAsk): Promise<Ticket> {
  const ticket = await lockTicket(ask.db, ask.caller, ask.args.ticketNo)
  if (!CALLABLE.includes(ticket.state)) refuseRule('该票号已接谈或已作废，不能叫号')
  const called = await changeTicket(ask.db, ticket, { state: TICKET.called, called_at: ask.services.now() })
  await tell(ask, called, ticket.state === TICKET.called ? '重呼' : '叫号')
  return shownTicket(called)
}

/** 过号: whoever was called has not come. */
export async function missTicket(ask: MoveAsk): Promise<Ticket> {
  const ticket = await lockTicket(ask.db, ask.caller, ask.args.ticketNo)
  if (ticket.state !== TICKET.called) refuseRule('请先叫号，无人应答时再过号')
  const missed = await changeTicket(ask.db, ticket, { state: TICKET.missed })
  await tell(ask, missed, '过号')
  return shownTicket(missed)
}

/** 作废票号: nobody waits any longer. */
export function voidTicket(ask: Ask<CallInput<typeof contract.voidTicket>>): Promise<Ticket> {
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const ticket = await lockTicket(ask.db, ask.caller, ask.args.ticketNo)
    if (OVER.includes(ticket.state)) refuseRule('该票号已接谈或已作废，不能再作废')
    await dropJoint(ask.db, ask.caller.provinceCode, petitionOf(ticket))
    const voided = await changeTicket(ask.db, ticket, { state: TICKET.void })
    await voidVisit(ask, voided)
    await tell(ask, voided, '作废票号', ask.args.reason)
    return shownTicket(voided)
  })
}

async function voidVisit(ask: Ask<CallInput<typeof contract.voidTicket>>, ticket: TicketRow): Promise<void> {
  const petitionId = petitionOf(ticket)
  await ask.db
    .updateTable('petition')
    .set({ state: STATE.void, end_state: STATE.void, void_reason: ask.args.reason, closed_at: ask.services.now() })
    .where('province_code', '=', ticket.province_code)
    .where('id', '=', petitionId)
    .execute()
  await endWaiting(ask, { petitionId }, ['interview', 'windowTicket', 'jointReception'])
}

async function tell(ask: MoveAsk, ticket: TicketRow, action: string, text = ticket.ticket_no): Promise<void> {
  const { db, caller, services } = ask
  await addStep(db, caller, { petitionId: petitionOf(ticket), action, at: services.now(), text })
  const audited = { action, objectType: 'ticket', objectId: ticket.ticket_no }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
}

export function petitionOf({ ticket_no, petition_id }: TicketRow): string {
  if (petition_id === null) throw new Error(`The ticket ${ticket_no} has no visit`)
  return petition_id
}

/** No unit waits any longer for a visitor who has left. */
async function dropJoint(db: Db, provinceCode: string, petitionId: string): Promise<void> {
  await db
    .updateTable('joint_reception')
    .set({ state: 'recalled' })
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('state', 'in', ['waiting', 'taken'])
    .execute()
}
