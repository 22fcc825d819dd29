import { composition } from '../config/composition'
import type { CallDescriptor } from '../contract/descriptor'
import { type Envelope, endsSession, isEnvelope, isSuccess, REQUEST_ID_HEADER } from '../contract/envelope'
import { fromWire } from '../contract/names'
import { readToken } from '../session/token'
import { encode } from './encode'
import { expired, faulty, type PortalError, refused, SESSION_TIMED_OUT, unreachable } from './portal-error'

/** Milliseconds; the longer one is for uploads and exports. */
const TIMEOUT = 100_000
const SLOW_TIMEOUT = 115_000

export type Sent<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: PortalError }

export interface SendOptions {
  signal?: AbortSignal
  /** Names a write, so that sending it again has no second effect. */
  requestId?: string
}

/** Makes one call: encodes, sends with the token, reads the envelope. Never throws. */
export async function send<Args, Answer>(
  call: CallDescriptor<Args, Answer>,
  args: Args,
  options: SendOptions = {},
): Promise<Sent<Answer>> {
  const { url, body, headers } = encode(call, args)
  const limit = AbortSignal.timeout(call.slow ? SLOW_TIMEOUT : TIMEOUT)
  try {
    const response = await fetch(composition().province.basePath + url, {
      method: call.method,
      body,
      headers: {
        ...headers,
        ...authorization(),
        ...(call.writes && { [REQUEST_ID_HEADER]: options.requestId ?? newId() }),
      },
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    })
    return read(call, response.ok, await response.json().catch(() => undefined))
  } catch {
    return { error: unreachable(limit.aborted) }
  }
}

/** Sends one file by a multipart call. */
export function sendFile<Answer>(call: CallDescriptor<unknown, Answer>, file: File, options: SendOptions = {}) {
  return send<unknown, Answer>(call, { file }, options)
}

/** A new request id. */
export function newId(): string {
  // randomUUID exists on https and localhost only; offices also run on plain http inside their network.
  return crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16)))
}

function uuidFrom(bytes: Uint8Array): string {
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

function read<Answer>(call: CallDescriptor<unknown, Answer>, ok: boolean, body: unknown): Sent<Answer> {
  if (!isEnvelope(body)) return { error: faulty(!ok && body ? SESSION_TIMED_OUT : undefined) }
  if (endsSession(body)) return { error: expired(textOf(body)) }
  if (!ok) return { error: faulty(textOf(body)) }
  if (!isSuccess(body)) return { error: refused(textOf(body), body.code) }
  return { data: fromWire(call.receive, body.data) as Answer }
}

const textOf = (envelope: Envelope) => envelope.msg || envelope.message
