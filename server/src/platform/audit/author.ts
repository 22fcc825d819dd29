import type { Ask } from '../route'
import { type Actor, actorOf } from './actor'
import type { AuditEntry } from './record'

/** Who sets something: a person in a call, else whoever sat at the command line, whom only the operating system knows. */
export type Author = Partial<Actor> & Pick<AuditEntry, 'requestId' | 'address'>

export const COMMAND_LINE: Author = { address: 'command line' }

export const authorOf = ({
  caller,
  requestId,
  request,
}: Pick<Ask<never>, 'caller' | 'requestId' | 'request'>): Author => ({
  ...actorOf(caller),
  requestId,
  address: request.ip,
})
