import { composition } from '../config/composition'
import type { CallDescriptor } from '../contract/descriptor'
import { type Envelope, endsSession, isEnvelope, isSuccess, REQUEST_ID_HEADER } from '../contract/envelope'
import { fromWire } from '../contract/names'
import { type Encoded, encode } from './encode'
import { tellOutcome } from './outcomes'
import { expired, faulty, type PortalError, refused, SESSION_TIMED_OUT, unreachable } from './portal-error'
import { newId, requestIdFor, settleRequest } from './request-ids'
import { readToken } from './token'

/** Milliseconds; the longer one is for uploads and exports. */
const TIMEOUT = 100_000
const SLOW_TIMEOUT = 115_000

export type Sent<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: PortalError }

export interface SendOptions {
  signal?: AbortSignal
  /** Goes out even when the page is closed meanwhile. */
  keepalive?: boolean
  /** Names a write, so that sending it again has no second effect. Without one it is known by what it says, files are not. */
  requestId?: string
}

/** Makes one call: encodes, sends with the token, reads the envelope. Never throws. */
export async function send<Args, Answer>(
  call: CallDescriptor<Args, Answer>,
  args: Args,
  options: SendOptions = {},
): Promise<Sent<Answer>> {
  const token = readToken()
  const { signal } = options
  const sent = await identified(call, encode(call, args), options, request => transmit(call, request, token, options))
  // Who gave up has heard nothing of the server.
  if (!signal?.aborted) tellOutcome({ error: sent.error, current: token === readToken() })
  return sent
}

/** Sends one file by a multipart call. */
export function sendFile<Answer>(call: CallDescriptor<unknown, Answer>, file: File, options: SendOptions = {}) {
  return send<unknown, Answer>(call, { file }, options)
}

/** Gives a write its id: the same as before, where it is the same write that has come to no answer yet. */
async function identified<Answer>(
  call: CallDescriptor<unknown, Answer>,
  request: Encoded,
  { requestId }: SendOptions,
  transmitted: (request: Encoded) => Promise<Sent<Answer>>,
): Promise<Sent<Answer>> {
  if (!call.writes) return transmitted(request)
  const withId = (id: string) => ({ ...request, headers: { ...request.headers, [REQUEST_ID_HEADER]: id } })
  if (requestId !== undefined || request.body instanceof FormData) return transmitted(withId(requestId ?? newId()))
  const write = `${request.url}\n${request.body}`
  const sent = await transmitted(withId(requestIdFor(write)))
  settleRequest(write, !sent.error?.retry)
  return sent
}

async function transmit<Answer>(
  call: CallDescriptor<unknown, Answer>,
  { url, body, headers }: Encoded,
  token: string | undefined,
  { signal, keepalive = false }: SendOptions,
): Promise<Sent<Answer>> {
  const limit = AbortSignal.timeout(call.slow ? SLOW_TIMEOUT : TIMEOUT)
  try {
    const response = await fetch(composition().province.basePath + url, {
      method: call.method,
      body,
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      keepalive,
    })
    return read(call, response.ok, await response.json().catch(() => undefined))
  } catch {
    return { error: unreachable(limit.aborted) }
  }
}

function read<Answer>(call: CallDescriptor<unknown, Answer>, ok: boolean, body: unknown): Sent<Answer> {
  if (!isEnvelope(body)) return { error: faulty(!ok && body ? SESSION_TIMED_OUT : undefined) }
  if (endsSession(body)) return { error: expired(textOf(body)) }
  if (!ok) return { error: faulty(textOf(body)) }
  if (!isSuccess(body)) return { error: refused(textOf(body), body.code, body.field) }
  return { data: fromWire(call.receive, body.data) as Answer }
}

const textOf = (envelope: Envelope) => envelope.msg || envelope.message
