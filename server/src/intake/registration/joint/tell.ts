import { addStep } from '../../../petitions/record/timeline'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Ask } from '../../../platform/route'
import { contextOf } from '../ask'

interface Told {
  readonly petitionId: string
  readonly jointId: string
  /** As the timeline calls it. */
  readonly action: string
  readonly text: string
}

/** Keeps in the visit's timeline and in the audit what was done. */
export async function tell(ask: Ask<unknown>, { petitionId, jointId, action, text }: Told): Promise<null> {
  const { db, caller, services } = ask
  await addStep(db, caller, { petitionId, action, at: services.now(), text })
  const audited = { action, objectType: 'jointReception', objectId: jointId }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
  return null
}
