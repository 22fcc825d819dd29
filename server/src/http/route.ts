import type { Call, CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import type { Services } from '../services'

/** What a handler is given: checked arguments, who calls, and a database that is a transaction where the call writes. */
export interface Ask<Args> {
  readonly args: Args
  readonly caller: Caller
  readonly db: Db
  readonly services: Services
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Calls that are open have no caller. */
export type OpenAsk<Args> = Omit<Ask<Args>, 'caller'>

export interface Route {
  readonly call: Call
  /** Permission urls of which the caller needs one; none: any session will do. */
  readonly needs: readonly string[]
  readonly handle: (ask: Ask<never>) => Promise<unknown>
}

/** A route for callers with a session who hold one of `needs`. */
export function route<C extends Call>(
  call: C,
  needs: readonly string[],
  handle: (ask: Ask<CallInput<C>>) => Promise<CallAnswer<C>>,
): Route {
  return { call, needs, handle: handle as Route['handle'] }
}

/** A route that needs no session. */
export function openRoute<C extends Call>(
  call: C,
  handle: (ask: OpenAsk<CallInput<C>>) => Promise<CallAnswer<C>>,
): Route {
  return { call, needs: [], handle: handle as Route['handle'] }
}
