import type { FastifyBaseLogger } from 'fastify'

/** What a provider says of somebody who has proven to be that person. */
export interface Proven {
  /** The login account in the portal. */
  readonly account: string
  /** What the provider calls the person, and its own session where it names one: what a logout will name. */
  readonly subject: string
  readonly reference: string | undefined
  /** What says so, signed: by it the provider knows whom to sign out. */
  readonly idToken?: string | undefined
}

/** What a browser was sent away with; nobody but the server knows nonce and verifier. */
export interface Begun {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Where the provider sends the browser back to. */
  readonly back: string
}

/** Somebody who has left the portal. */
export interface Leaving {
  readonly idToken: string | undefined
  /** Where the provider may send the browser back to. */
  readonly back: string
}

/** A provider to which browsers are sent. All throw `NotTrusted` for what proves nothing, and `Away` where it does not answer. */
export interface Redirecting {
  /** The address to which a browser is sent; `again`: where the person has to prove it once more, whoever is signed in there. */
  begin(begun: Begun, again: boolean): Promise<URL>
  /** Who came back. @param came the query with which the browser came */
  finish(begun: Begun, came: URLSearchParams): Promise<Proven>
  /** The address at which the person is signed out there too; undefined where there is none. */
  leave(leaving: Leaving): Promise<URL | undefined>
}

/** Whose sessions at the portal end: by the provider's own session, or all that somebody has. */
export interface LoggedOut {
  readonly subject?: string | undefined
  readonly reference?: string | undefined
}

/** Why somebody is not let in, for the log: nothing of who it is. */
export class NotTrusted extends Error {
  override readonly name = 'NotTrusted'
}

/** The person gave up at the provider. */
export class Cancelled extends NotTrusted {}

/** The provider did not answer, not in time, or with a fault of its own. */
export class Away extends Error {
  override readonly name = 'Away'
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>
