import { addStep } from '../../../petitions/record/timeline'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Ask } from '../../../platform/route'
import { contextOf } from '../../registration/ask'

/** Writes down who rearranged a scanned letter. */
export async function noteArranged(ask: Ask<unknown>, petitionId: string, action: string): Promise<void> {
  const { db, caller, services } = ask
  await addStep(db, caller, { petitionId, action, at: services.now() })
  const about = { action, objectType: 'petition', objectId: petitionId }
  await recordAudit(db, { ...actorOf(caller), ...contextOf(ask).origin, ...about })
}
