import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER, TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import type { Call, CallAnswer, CallArgs } from '@portal/shared-lib/contract/form'
import { signIn } from '@portal/shared-lib/contract/identity'
import { fromWire } from '@portal/shared-lib/contract/names'
import { namesOf } from '@portal/shared-lib/contract/names-of'
import type { Services } from '../src/platform/services'
import { encode, type SentFile } from './encode'
import { getOrganisationId } from './factories'

export interface AskOptions {
  readonly token?: string | undefined
  /** Of a write; without one each write gets a new one. */
  readonly requestId?: string
  /** Of a multipart call. */
  readonly file?: SentFile
}

export interface Asked<Data> {
  readonly code: number
  readonly message: string
  /** Under the contract's English names. */
  readonly data: Data | null
}

/** Speaks the contract to a server over real HTTP. */
export interface Client {
  /** Makes a call and gives its envelope, whether it was answered or refused. */
  ask<C extends Call>(call: C, args: CallArgs<C>, options?: AskOptions): Promise<Asked<CallAnswer<C>>>
  /** Makes a call that is expected to be answered, and gives the answer; throws where it is refused. */
  answerTo<C extends Call>(call: C, args: CallArgs<C>, options?: AskOptions): Promise<CallAnswer<C>>
  /** The argument that a call is refused for, as the wire calls it; undefined where it is about none. */
  fieldRefused<C extends Call>(call: C, args: CallArgs<C>, options?: AskOptions): Promise<string | undefined>
  /** Sends anything at all to a path below the base path. Redirects are not followed. */
  send(path: string, init?: RequestInit): Promise<Response>
  /** Signs an account in with the demonstration's password, at its only organisation if none is given: the token. */
  signInAs(account: string, organisationId?: string): Promise<string>
}

export function createClient(address: string, { db, config }: Pick<Services, 'db' | 'config'>): Client {
  const send: Client['send'] = (path, init) => fetch(address + path, { redirect: 'manual', ...init })

  const envelopeOf = async <C extends Call>(call: C, args: CallArgs<C>, options?: AskOptions) => {
    const { search = '' } = encode(call, args)
    return await (await send(call.path + search, requestFor(call, args, options))).json()
  }
  const ask: Client['ask'] = async (call, args, options) => {
    const { code, message, data } = await envelopeOf(call, args, options)
    return { code, message, data: fromWire(namesOf(call.answer), data) as never }
  }

  return {
    send,
    ask,
    fieldRefused: async (call, args, options) => (await envelopeOf(call, args, options)).field,
    async answerTo(call, args, options) {
      const { code, message, data } = await ask(call, args, options)
      return code === 0 ? (data as never) : fail(`${call.path} was refused: ${code} ${message}`)
    },
    async signInAs(username, chosen) {
      const organisationId = chosen ?? (await getOrganisationId(db, username))
      const args = { username, password: config.demoPassword, organisationId }
      const response = await send(signIn.path, requestFor(signIn, args))
      return tokenIn(response) ?? fail(`${username} could not sign in: ${await response.text()}`)
    },
  }
}

/** A call as fetch takes it. */
export function requestFor<C extends Call>(call: C, args: CallArgs<C>, options: AskOptions = {}): RequestInit {
  const { token, requestId = randomUUID(), file } = options
  const { body, contentType } = encode(call, args, file)
  return {
    method: call.method,
    headers: {
      ...(contentType && { 'Content-Type': contentType }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(call.writes && { [REQUEST_ID_HEADER]: requestId }),
    },
    body: body ?? null,
  }
}

/** The token that an answer to a sign-in set as cookie. */
export function tokenIn(response: Response): string | undefined {
  const cookie = response.headers.getSetCookie().find(text => text.startsWith(`${TOKEN_COOKIE}=`))
  return cookie?.slice(TOKEN_COOKIE.length + 1).split(';')[0] || undefined
}

function fail(message: string): never {
  throw new Error(message)
}
