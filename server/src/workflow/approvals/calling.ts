import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Ask } from '../../platform/route'
import type { DecisionContext } from './subjects'

/** A call in its transaction. */
export interface Calling extends DecisionContext {
  readonly db: Db
  readonly caller: Caller
  readonly at: Date
}

export type Writing = Pick<Ask<unknown>, 'db' | 'caller' | 'services' | 'requestId' | 'request'>

/** What a decision knows of the call that makes it. */
export const callingOf = ({ db, caller, services, requestId, request }: Writing): Calling => ({
  db,
  caller,
  services,
  at: services.now(),
  origin: { requestId, address: request.ip },
})
