import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { type Ask, type Route, readingMuch } from '../platform/route'
import type { Counting } from './counting'
import { countingAs } from './sight'

/** As whom and when whoever asks counts. */
export const countingFor = ({ db, caller, services }: Ask<unknown>): Counting => ({
  db,
  caller: countingAs(caller),
  reader: caller,
  now: services.now(),
})

/** What counts is asked for only so often by one person, and of a replica where it only reads. */
export const limited = (routes: readonly Route[]): Route[] =>
  readingMuch(routes).map(one => ({ ...one, personLimit: 'rate.figures' }))

/** What leaves the portal as a file is part of the audit. @param what is in it, beside the name of the sheet */
export async function auditSheet(
  { caller, services: { db }, request }: Ask<unknown>,
  objectId: string,
  what: Readonly<Record<string, unknown>>,
): Promise<void> {
  const exported = { action: '导出统计报表', objectType: 'report', objectId, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...exported, after: what })
}
