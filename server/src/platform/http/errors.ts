import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { type ErrorName, errors, refusalText } from '@portal/shared-lib/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Trouble, troubleOf } from '../database/trouble'
import { Refusal } from '../refusal'
import { OK, refused, sendEnvelope } from './envelope'

const FAULT = 500
/** Whoever calls by itself waits so long before it tries again. */
const RETRY_AFTER_S = 5
/** No proxy and no browser takes these for an answer: the write keeps its request id, and may be sent again. */
const STATUS: Record<Trouble, number> = { busy: 503, unavailable: 503, storageFull: 507 }

/**
 * Words whatever was thrown for the user: a refusal as HTTP 200, all else with its reference number, as trouble that
 * passes or as a fault.
 */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await arrived(request.raw)
  const refusal = error instanceof Refusal ? error : refusedByFastify(error)
  if (refusal) return sendEnvelope(reply, OK, refused(refusal))
  const status = statusOfFileServer(error)
  if (status !== undefined) return reply.code(status).send()
  const trouble = troubleOf(error)
  request.log.error({ err: error }, trouble ?? 'fault')
  if (trouble) reply.header('retry-after', RETRY_AFTER_S)
  return sendEnvelope(reply, trouble ? STATUS[trouble] : FAULT, worded(trouble ?? 'fault', request.id))
}

const worded = (name: ErrorName, reference: string) => ({
  code: errors[name].code,
  message: refusalText(name, { reference }),
  data: null,
})

const badHeader = (detail: string) => () => new Refusal('badInput', { detail })

/** What Fastify and its plugins refuse while a request arrives, by their error codes. */
const ARRIVAL: Record<string, () => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('bodyTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: badHeader('Content-Type'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badHeader('Content-Length'),
}

/** Files are refused by status alone: a part that they do not have, another state, a path that is none. */
function statusOfFileServer(error: unknown): number | undefined {
  const { expose, statusCode } = error as { expose?: unknown; statusCode?: unknown }
  return expose === true && typeof statusCode === 'number' && statusCode < FAULT ? statusCode : undefined
}

function refusedByFastify(error: unknown): Refusal | undefined {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (typeof code !== 'string' || !code.startsWith('FST_')) return undefined
  if (typeof statusCode !== 'number' || statusCode >= FAULT) return undefined
  return ARRIVAL[code]?.() ?? new Refusal('badInput', { detail: '请求' })
}

/**
 * Waits until a request is here in full; what nobody reads any more is thrown away. An answer that leaves earlier may
 * be lost together with the connection, and the user would be told of a network error instead.
 */
async function arrived(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return
  request.resume()
  // Who breaks off does not wait for the answer.
  await finished(request).catch(() => {})
}
