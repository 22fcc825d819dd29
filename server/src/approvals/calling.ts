import type { AuditEntry } from '../platform/audit/record'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Ask } from '../platform/route'
import type { Services } from '../platform/services'
import type { Approval } from './approval'

/** A call in its transaction. */
export interface Calling {
  readonly db: Db
  readonly caller: Caller
  readonly at: Date
  readonly services: Pick<Services, 'config' | 'fieldKeys' | 'now'>
  readonly origin: Pick<AuditEntry, 'requestId' | 'address'>
}

/** A decision under way on an approval that is locked for it. */
export interface Deciding extends Calling {
  readonly approval: Approval
  /** The caller; `holderId` is the person in whose place is decided. */
  readonly decider: Caller
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
