import type { FastifyReply } from 'fastify'
import type { Refusal } from '../refusal'

/** What every call answers. */
export interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
  /** Of a refusal: the argument it is about, where it is about one. */
  readonly field?: string
}

export const OK = 200

const JSON_TYPE = 'application/json; charset=utf-8'

export const success = (data: unknown, message = ''): Envelope => ({ code: 0, message, data })

export const refused = ({ code, message, field }: Refusal): Envelope => ({
  code,
  message,
  data: null,
  ...(field !== undefined && { field }),
})

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the envelope that was sent, for the log. */
    envelopeCode: number | undefined
  }
}

/** Sends an envelope, which nobody is to keep, and lets the log know its code. */
export function sendEnvelope(reply: FastifyReply, status: number, envelope: Envelope): FastifyReply {
  return about(reply, status, envelope).send(envelope)
}

/** As `sendEnvelope`, of an answer that may be long; for what a route answers, since what refuses a call comes before. */
export function sendAnswer(reply: FastifyReply, envelope: Envelope): FastifyReply {
  about(reply, OK, envelope).type(JSON_TYPE).compress(reply.serialize(envelope))
  return reply
}

function about(reply: FastifyReply, status: number, { code }: Envelope): FastifyReply {
  reply.envelopeCode = code
  return reply.code(status).header('cache-control', 'no-store')
}
