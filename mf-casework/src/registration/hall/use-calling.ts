import { asPortalError, notify } from '@portal/shared-lib'
import { useCaseworkCallTicketMutation, useCaseworkMissTicketMutation } from '../api'
import { serialOf, type Ticket } from './ticket-state'

/** 叫号, 重呼, 过号. */
export function useCalling() {
  const [callOut, calling] = useCaseworkCallTicketMutation()
  const [miss, missing] = useCaseworkMissTicketMutation()
  const told = async (work: Promise<{ error?: unknown }>, done: string): Promise<void> => {
    const { error } = await work
    if (error) notify.error(asPortalError(error).message)
    else notify.success(done)
  }
  return {
    busy: calling.isLoading || missing.isLoading,
    call: (ticket: Ticket) => told(callOut({ args: { ticketNo: ticket.ticketNo } }), `已叫号 ${serialOf(ticket)}`),
    miss: (ticket: Ticket) => told(miss({ args: { ticketNo: ticket.ticketNo } }), `${serialOf(ticket)} 已过号`),
  }
}
