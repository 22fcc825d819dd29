import * as contract from '@portal/shared-lib/contract/tickets'
import { type Route, route } from '../../../platform/route'
import { registerInterview } from './interview'
import { issueTicket } from './issue'
import { callTicket, missTicket, voidTicket } from './move'
import { reserveTicketNo } from './number'
import { HALL, INTERVIEWS, WINDOW } from './pages'
import { readTickets } from './ticket'

const list = route(contract.tickets, HALL, ({ caller, db, services }) => readTickets(db, caller, services.now()))

const reserve = route(contract.reserveTicket, [WINDOW], ({ caller, db, services }) =>
  reserveTicketNo(db, caller, services.now()),
)

export const routes: Route[] = [
  reserve,
  route(contract.issueTicket, [WINDOW], issueTicket),
  list,
  route(contract.callTicket, [WINDOW, INTERVIEWS], callTicket),
  route(contract.missTicket, [WINDOW, INTERVIEWS], missTicket),
  route(contract.voidTicket, [WINDOW], voidTicket),
  route(contract.registerInterview, [INTERVIEWS], registerInterview),
]
