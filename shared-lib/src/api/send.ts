import { composition } from '../config/composition'
import type { CallDescriptor } from '../contract/descriptor'
import { type Envelope, endsSession, isEnvelope, isSuccess, REQUEST_ID_HEADER } from '../contract/envelope'
import { fromWire } from '../contract/names'
import { type Encoded, encode } from './encode'
import { tellOutcome } from './outcomes'
import { expired, faulty, type PortalError, refused, SESSION_TIMED_OUT, unreachable } from './portal-error'
import { type Attempt, untilServed } from './repetition'
import { newId, requestIdFor, settleRequest } from './request-ids'
import { readToken } from './token'

/** Milliseconds; the longer one is for uploads and exports. */
const TIMEOUT = 100_000
const SLOW_TIMEOUT = 115_000
/** HTTP of a server that is too busy or without its database, and of a proxy that finds none. */
const AWAY = [502, 503, 504]
const SECOND_MS = 1000

export type Sent<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: PortalError }

export interface SendOptions {
  signal?: AbortSignal
  /** Goes out even when the page is closed meanwhile. */
  keepalive?: boolean
  /** Names a write, so that sending it again has no second effect. Without one it is known by what it says, files are not. */
  requestId?: string
  /** False where whoever makes the call goes on himself while the server is away. */
  repeats?: boolean
}

/**
 * Makes one call: encodes, sends with the token, reads the envelope. While the server is away it goes on for a while; a
 * write has the same id each time. Never throws.
 */
export async function send<Args, Answer>(
  call: CallDescriptor<Args, Answer>,
  args: Args,
  options: SendOptions = {},
): Promise<Sent<Answer>> {
  const token = readToken()
  const { signal } = options
  const { sent, away } = await identified(call, encode(call, args), options, request => {
    const make = () => transmit(call, request, token, options)
    const wanted = { writes: !!call.writes, signal, isWanted: () => token === readToken() }
    return isRepeated(call, options) ? untilServed(make, wanted) : make()
  })
  // Who gave up has heard nothing of the server.
  if (!signal?.aborted) tellOutcome({ error: sent.error, current: token === readToken(), away: away !== undefined })
  return sent
}

/**
 * What the page asks by itself it asks again anyway, and a page that closes waits for nothing. Who signs in sees it and
 * presses again: a wrong password sent twice would count twice.
 */
const isRepeated = ({ background, open }: CallDescriptor, { keepalive, repeats = true }: SendOptions) =>
  repeats && !(background || open || keepalive)

/** Sends one file by a multipart call. */
export function sendFile<Answer>(call: CallDescriptor<unknown, Answer>, file: File, options: SendOptions = {}) {
  return send<unknown, Answer>(call, { file }, options)
}

/** Gives a write its id: the same as before, where it is the same write that has come to no answer yet. */
async function identified<Answer>(
  call: CallDescriptor<unknown, Answer>,
  request: Encoded,
  { requestId }: SendOptions,
  transmitted: (request: Encoded) => Promise<Attempt<Sent<Answer>>>,
): Promise<Attempt<Sent<Answer>>> {
  if (!call.writes) return transmitted(request)
  const withId = (id: string) => ({ ...request, headers: { ...request.headers, [REQUEST_ID_HEADER]: id } })
  if (requestId !== undefined || request.body instanceof FormData) return transmitted(withId(requestId ?? newId()))
  const write = `${request.url}\n${request.body}`
  const attempt = await transmitted(withId(requestIdFor(write)))
  settleRequest(write, !attempt.sent.error?.retry)
  return attempt
}

async function transmit<Answer>(
  call: CallDescriptor<unknown, Answer>,
  { url, body, headers }: Encoded,
  token: string | undefined,
  { signal, keepalive = false }: SendOptions,
): Promise<Attempt<Sent<Answer>>> {
  const limit = AbortSignal.timeout(call.slow ? SLOW_TIMEOUT : TIMEOUT)
  try {
    const response = await fetch(composition().province.basePath + url, {
      method: call.method,
      body,
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      keepalive,
    })
    const sent = read(call, response.ok, await response.json().catch(withoutJson))
    return { sent, away: AWAY.includes(response.status) ? pauseAskedBy(response) : undefined }
  } catch (error) {
    // `fetch` says so where nobody answers.
    const away = (error as Error).name === 'TypeError' ? 0 : undefined
    return { sent: { error: unreachable(limit.aborted) }, away }
  }
}

/** What is no JSON is no answer; what broke off is none either, but comes when it is asked for again. */
function withoutJson(error: Error): undefined {
  if (error.name !== 'SyntaxError') throw error
}

/** Milliseconds until the server wants to be asked again; what is said otherwise than in seconds is passed over. */
const pauseAskedBy = ({ headers }: Response) => Math.max(Number(headers.get('Retry-After')) || 0, 0) * SECOND_MS

function read<Answer>(call: CallDescriptor<unknown, Answer>, ok: boolean, body: unknown): Sent<Answer> {
  if (!isEnvelope(body)) return { error: faulty(!ok && body ? SESSION_TIMED_OUT : undefined) }
  if (endsSession(body)) return { error: expired(textOf(body)) }
  if (!ok) return { error: faulty(textOf(body)) }
  if (!isSuccess(body)) return { error: refused(textOf(body), body.code, body.field) }
  return { data: fromWire(call.receive, body.data) as Answer }
}

const textOf = (envelope: Envelope) => envelope.msg || envelope.message
