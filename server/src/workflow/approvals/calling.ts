import type { Ask } from '../../platform/http/route'
import type { Calling } from './decide/begin'

export type Writing = Pick<Ask<unknown>, 'db' | 'caller' | 'services' | 'requestId' | 'request'>

/** What a decision knows of the call that makes it. */
export const callingOf = ({ db, caller, services, requestId, request }: Writing): Calling => ({
  db,
  caller,
  services,
  at: services.now(),
  origin: { requestId, address: request.ip },
})
