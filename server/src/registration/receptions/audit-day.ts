import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/record'
import type { Ask } from '../../http/route'
import { contextOf } from '../ask'

export const auditDay = (ask: Ask<unknown>, action: string, objectId: string): Promise<void> =>
  recordAudit(ask.db, {
    ...contextOf(ask).origin,
    ...actorOf(ask.caller),
    ...{ action, objectType: 'receptionDay', objectId },
  })
