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
  reply.envelopeCode = envelope.code
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}
