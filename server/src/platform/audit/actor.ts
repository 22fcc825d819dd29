import { browserOf } from '../browser'
import type { Caller } from '../caller'
import type { AuditEntry } from './record'

export type Actor = Pick<AuditEntry, 'personId' | 'orgId' | 'onBehalfOf' | 'roles' | 'session' | 'device'>

type Acting = Pick<Caller, 'personId' | 'holderId' | 'orgId' | 'roles' | 'tokenHash' | 'userAgent'>

/** Hexadecimal digits: enough to tell sessions apart, too few to be what the session is found by. */
const SESSION_MARK_LENGTH = 16

/** Who did it, as the audit keeps it: the person, and beside it the holder of the post where that is somebody else. */
export function actorOf({ personId, holderId, orgId, roles, tokenHash, userAgent }: Acting): Actor {
  return {
    personId,
    orgId,
    roles: roles.toSorted(),
    onBehalfOf: holderId === personId ? undefined : holderId,
    session: markOf(tokenHash),
    ...(userAgent !== undefined && { device: browserOf(userAgent) }),
  }
}

/** What a session is called where people read it. */
export const markOf = (tokenHash: string): string => tokenHash.slice(0, SESSION_MARK_LENGTH)
