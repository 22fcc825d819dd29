import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller'
import { refuse } from '../refusal'
import type { Route } from '../route'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who holds a token: undefined where nobody does. `inUse` keeps the session alive. */
    findCaller(token: string, inUse: boolean): Promise<Caller | undefined>
  }

  interface FastifyRequest {
    /** Who calls; undefined for calls that are open. */
    caller: Caller | undefined
  }
}

/**
 * Lets a request in or ends it, before its body is read: without a session nobody learns what else is wrong.
 * The cookie is never looked at: only the page itself can set the header, so another site cannot call on its behalf.
 */
export async function admit({ call, needs }: Route, request: FastifyRequest): Promise<void> {
  if (call.open) return
  const caller = await callerOf(request, { inUse: !call.background })
  // Before anything is refused, so that log and audit know to whom it was.
  request.caller = caller
  if (caller.mustChangePassword && !call.beforePasswordChange) refuse('passwordChangeFirst')
  if (needs.length > 0 && !needs.some(url => caller.permissions.has(url))) refuse('forbidden')
}

/** Who holds the token that a request carries; refused where nobody does. */
export async function callerOf(request: FastifyRequest, { inUse }: { inUse: boolean }): Promise<Caller> {
  const token = bearerToken(request)
  const caller = (token && (await request.server.findCaller(token, inUse))) || refuse('sessionEnded')
  return { ...caller, userAgent: request.headers['user-agent'] }
}

/** The token of the header that only the page itself can set. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
