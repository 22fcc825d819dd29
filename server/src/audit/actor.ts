import type { Caller } from '../identity/caller'
import type { AuditEntry } from './record'

type Actor = Pick<AuditEntry, 'personId' | 'orgId' | 'onBehalfOf'>

/** Who did it, as the audit keeps it: the person, and beside it the holder of the post where that is somebody else. */
export function actorOf({ personId, holderId, orgId }: Pick<Caller, 'personId' | 'holderId' | 'orgId'>): Actor {
  return { personId, orgId, onBehalfOf: holderId === personId ? undefined : holderId }
}
