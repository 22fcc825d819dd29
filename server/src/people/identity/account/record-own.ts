import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Db } from '../../../platform/database/connect'
import type { Ask } from '../../../platform/route'

type Recorded = Pick<Ask<unknown>, 'caller' | 'requestId' | 'request'> & { readonly db: Db }

/** Records in the audit what somebody did to the own account. */
export function recordOwn({ db, caller, requestId, request }: Recorded, action: string, result = 'ok'): Promise<void> {
  const object = { objectType: 'person', objectId: caller.personId }
  return recordAudit(db, { ...actorOf(caller), ...object, action, result, requestId, address: request.ip })
}
