import { signOnOrganisations } from '@portal/shared-lib/contract/sign-on'
import { refuse } from '../../../platform/refusal'
import { openRoute, type Route } from '../../../platform/route'
import { organisationsOfPerson } from '../accounts'
import { lookAtTicket } from './tickets'

const organisationsRoute = openRoute(signOnOrganisations, async ({ args, db, services, request }) => {
  const ticket = await lookAtTicket(services, args.ticket, request)
  return ticket ? organisationsOfPerson(db, ticket.personId) : refuse('signOnFailed')
})

export const routes: Route[] = [organisationsRoute]
