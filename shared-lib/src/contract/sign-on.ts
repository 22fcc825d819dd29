import { z } from 'zod'
import { call, named } from './form'

const LONGEST = 100

/** Organisations in which whoever came back from a provider may sign in, by name. It uses nothing up. */
export const signOnOrganisations = call('POST', 'api/signOn/organisations', {
  open: true,
  json: { ticket: named('signOnTicket', z.string().trim().min(1).max(LONGEST)) },
  answer: z.array(z.object({ id: z.string(), companyName: z.string() })),
})
