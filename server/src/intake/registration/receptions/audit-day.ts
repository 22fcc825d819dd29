import { actorOf } from '../../../platform/audit/actor'
import { type AuditEntry, recordAudit } from '../../../platform/audit/record'
import type { Ask } from '../../../platform/route'
import { contextOf } from '../ask'

/** With the day as it was and as it is, where it was planned otherwise. */
export const auditDay = (
  ask: Ask<unknown>,
  action: string,
  objectId: string,
  change: Pick<AuditEntry, 'before' | 'after'> = {},
): Promise<void> =>
  recordAudit(ask.db, {
    ...contextOf(ask).origin,
    ...actorOf(ask.caller),
    action,
    objectType: 'receptionDay',
    objectId,
    ...change,
  })
