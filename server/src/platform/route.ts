import type { Call, CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './caller'
import type { Db } from './database/connect'
import type { ReceivedFile } from './files/receive'
import type { StoredFile } from './files/store'
import type { LimitName } from './http/limits/person-limits'
import type { Services } from './services'

/** What a handler is given: checked arguments, who calls, and a database that is a transaction where the call writes. */
export interface Ask<Args> {
  readonly args: Args
  readonly caller: Caller
  readonly db: Db
  /** The file of a multipart call, its content already kept. */
  readonly file: ReceivedFile | undefined
  /** The bytes of a multipart call whose route takes a piece of a file. */
  readonly piece: Buffer | undefined
  /** What the route's `keep` answered. */
  readonly stored: StoredFile | undefined
  /** UUID by which a write is recognised when it is sent again; empty where the call only reads. */
  readonly requestId: string
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
  /** Calls that one address may make in a minute. */
  readonly perMinute?: number
  /** Which limit holds for one person, of a call that is not open. */
  readonly personLimit?: LimitName
  /** Reads much and writes nothing: asks a replica where there is one. */
  readonly readsMuch?: boolean
  /** Of a multipart call: takes a piece of at most so many bytes as it is, and keeps no file. */
  readonly maxPiece?: number
  /** Keeps a content before the transaction begins, which may not rest for as long as looking through one takes. */
  readonly keep?: (ask: Ask<never>) => Promise<StoredFile | undefined>
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

/** Routes that read much and write nothing. */
export const readingMuch = (routes: readonly Route[]): Route[] => routes.map(one => ({ ...one, readsMuch: true }))

const OPEN_CALLS_PER_MINUTE = 120

/** A route that needs no session, and so is limited per address. */
export function openRoute<C extends Call>(
  call: C,
  handle: (ask: OpenAsk<CallInput<C>>) => Promise<CallAnswer<C>>,
  perMinute = OPEN_CALLS_PER_MINUTE,
): Route {
  return { call, needs: [], perMinute, handle: handle as Route['handle'] }
}
