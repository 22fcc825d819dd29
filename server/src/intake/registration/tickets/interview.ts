import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/tickets'
import { movingTogether } from '../../../petitions/todos/counter'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contextOf, endWaiting } from '../ask'
import { followInterview, timesOf } from '../interviews'
import { register } from '../register'
import { lockWaiting } from '../waiting'
import { petitionOf } from './move'
import { changeTicket, lockTicket, TICKET, type TicketRow } from './ticket'

type InterviewAsk = Ask<CallInput<typeof contract.registerInterview>>

/** 接谈登记: the visit that waited gets its number; where it was answered at the desk, it is closed with it. */
export function registerInterview(ask: InterviewAsk): Promise<CallAnswer<typeof contract.registerInterview>> {
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const { ticketNo, room, record, answer, startedAt, endedAt, ...typed } = ask.args
    const ticket = await lockTicket(ask.db, ask.caller, ticketNo)
    if (ticket.state !== TICKET.called) refuseRule('请先叫号再接谈')
    const petitionId = petitionOf(ticket)
    const { version } = await lockWaiting(ask.db, ask.caller, petitionId)
    await endInterview(ask, ticket)
    const registration = { ...typed, form: 'visit', inspection: undefined, reception: undefined } as const
    const options = { waiting: { petitionId, version }, judged: true, note: ticketNo }
    const registered = await register(ask.db, ask.caller, registration, contextOf(ask), options)
    await followInterview(ask, petitionId, { room, record, answer, startedAt, endedAt })
    const { petitionId: _, ...shown } = registered
    return shown
  })
}

async function endInterview(ask: InterviewAsk, ticket: TicketRow): Promise<void> {
  const { db, caller, services, args } = ask
  const now = services.now()
  const times = timesOf(args, args.petitionDate, now)
  await changeTicket(db, ticket, { state: TICKET.done })
  await db
    .updateTable('interview')
    .set({
      interviewer_id: caller.personId,
      room: args.room,
      record: args.record,
      started_at: times.started_at ?? ticket.called_at,
      ended_at: times.ended_at ?? now,
    })
    .where('province_code', '=', ticket.province_code)
    .where('ticket_no', '=', ticket.ticket_no)
    .execute()
  await endWaiting(ask, { petitionId: petitionOf(ticket) }, ['interview', 'windowTicket'])
}
